import {
  companyEn,
  companySureEn,
  companySureZh,
  companyZh,
  departmentEn,
  departmentZh,
  schoolEn,
  schoolZh,
} from '#parsing/lexicon/orgs'
import { titleEn, titleEndZh, titleHeadEn, titleStrongEn, titleStrongZh } from '#parsing/lexicon/titles'
import { isCountry, placeOf } from '#parsing/places'
import { cjk, hasCjk } from '#parsing/span'

export interface Scores {
  company: number
  title: number
  department: number
  place: number
  school: number
}

const bare = (text: string): string =>
  text.replace(/\s*[([（][^()[\]（）]*[)\]）]\s*$/, '').replace(/\s+(?:I{1,3}|IV|V|\d)$/, '')
const lastWord = (text: string): string =>
  bare(text)
    .split(/[\s/]+/)
    .at(-1) ?? ''
const headOf = /^(.{2,40}?)\s+(?:of|for|to the|to|in|at|-|–|,)\s+/i

const titleScoreEn = (text: string): number => {
  if (text.split(/\s+/).length > 9 || !titleEn.test(text)) return titleHeadEn.test(text) ? 0.3 : 0
  if (titleStrongEn.test(lastWord(text))) return 0.95
  if (titleEn.test(lastWord(text))) return 0.85
  const head = headOf.exec(`${text} `)?.[1] ?? text.split(',')[0] ?? ''
  if (titleStrongEn.test(lastWord(head))) return 0.88
  if (titleHeadEn.test(text)) return 0.75
  return titleStrongEn.test(text) ? 0.6 : 0.4
}

const titleScoreZh = (text: string): number => {
  const body = bare(text)
  if (body.length > 24) return 0
  if (titleStrongZh.test(text) || titleStrongZh.test(body)) return 0.95
  if (body.split(/[/、&]/).every((one) => titleEndZh.test(one))) return body.length <= 12 ? 0.7 : 0.5
  return /(?:实习|兼职)/.test(body) && body.length <= 10 ? 0.6 : 0
}

const companyScoreZh = (text: string): number => {
  if (text.length > 50) return 0
  if (companySureZh.test(text) || companySureZh.test(bare(text))) return 0.95
  return companyZh.test(text) || companyZh.test(bare(text)) ? 0.6 : 0
}

const companyScoreEn = (text: string): number => {
  if (companySureEn.test(text) || companySureEn.test(bare(text))) return 0.95
  if (companyEn.test(lastWord(text))) return 0.7
  return companyEn.test(text) ? 0.5 : 0
}

/** How much a piece of a header looks like each of the things that stand in one. */
export const scoresOf = (text: string): Scores => {
  const chinese = hasCjk(text)
  const mostly = chinese && (text.match(new RegExp(cjk, 'g'))?.length ?? 0) >= 2
  const title = mostly ? Math.max(titleScoreZh(text), titleScoreEn(text) * 0.5) : titleScoreEn(text)
  const place = placeOf(text) || isCountry(text) || /^remote$/i.test(text) ? 0.95 : 0
  return {
    company:
      place > 0
        ? 0
        : chinese
          ? Math.max(companyScoreZh(text), companyScoreEn(text) > 0.9 ? 0.9 : 0)
          : companyScoreEn(text),
    title,
    department: (chinese ? departmentZh.test(text) && text.length <= 24 : departmentEn.test(text)) ? 0.8 : 0,
    place,
    school: (chinese ? schoolZh.test(text) : schoolEn.test(text)) ? 0.9 : 0,
  }
}

export const isTitle = (text: string): boolean => {
  const { title, company, place } = scoresOf(text)
  return title >= 0.6 && title > company && place === 0
}

export const isCompany = (text: string): boolean => {
  const { title, company } = scoresOf(text)
  return company >= 0.6 && company >= title
}
