import { type Entry, entryBlocks, shows } from '#bench/resumes/entries'
import { Facts } from '#bench/resumes/facts'
import type { Language } from '#bench/resumes/fill'
import { type DateFormat, dateFormats, degreeText, iso, rangeText } from '#bench/resumes/formats'
import type { Employment, Month } from '#bench/resumes/history'
import type { Layout } from '#bench/resumes/layouts'
import type { Person } from '#bench/resumes/person'
import type { Block, Fact, PartKind, Sheet } from '#bench/resumes/sheet'
import { awardBlocks, certificateBlocks, languageBlocks, skillBlocks, summaryBlocks } from '#bench/resumes/small-parts'
import { emptyTruth, type Truth } from '#bench/resumes/truth'
import { headings, hobbies } from '#bench/resumes/words/headings'
import type { Dice } from '#talent/testing/dice'

export interface Composition {
  sheet: Sheet
  truth: Truth
}

const entryLabels = {
  zh: {
    works: {
      main: '公司名称',
      subs: ['职位'],
      department: '所在部门',
      date: '起止时间',
      body: '工作内容',
      place: '地点',
    },
    projects: { main: '项目名称', subs: ['担任角色'], department: '', date: '项目时间', body: '项目描述', place: '' },
    educations: { main: '毕业院校', subs: ['专业', '学历'], department: '', date: '时间', body: '', place: '' },
  },
  en: {
    works: {
      main: 'Company',
      subs: ['Position'],
      department: 'Department',
      date: 'Period',
      body: 'Duties',
      place: 'Place',
    },
    projects: { main: 'Project', subs: ['Role'], department: '', date: 'Period', body: 'Description', place: '' },
    educations: { main: 'School', subs: ['Degree', 'Major'], department: '', date: 'Period', body: '', place: '' },
  },
}

/** Makes one resume: what is shown of a person in a layout, and what is therefore true of it. */
class Composer {
  readonly person: Person
  readonly layout: Layout
  readonly dice: Dice
  readonly truth: Truth
  readonly facts: Facts
  readonly format: DateFormat

  constructor(person: Person, layout: Layout, dice: Dice) {
    this.person = person
    this.layout = layout
    this.dice = dice
    this.truth = emptyTruth(person.language)
    this.truth.fields.humanInfo.name = person.name
    this.facts = new Facts(person, this.truth, dice)
    const formats = dateFormats[person.language]
    this.format = formats[layout.dates % formats.length] as DateFormat
  }

  get language(): Language {
    return this.person.language
  }

  range(start: Month, end: Month | undefined) {
    const last = end ? { iso: iso(end, this.format.yearOnly) } : { untilNow: true }
    return {
      text: rangeText(this.format, start, end),
      truth: { start: { iso: iso(start, this.format.yearOnly) }, end: last },
    }
  }

  blocks(list: 'works' | 'projects' | 'educations', entries: Entry[]): Block[] {
    return entryBlocks(this.layout.entry, entries, { language: this.language, body: this.layout.body }).map((block) =>
      list === 'educations' && block.kind === 'entry' ? { ...block, body: undefined } : block,
    )
  }

  jobs(list: 'works' | 'interns', jobs: readonly Employment[]): Block[] {
    const { department, place } = shows(this.layout.entry, this.language)
    const entries = jobs.map((job): Entry => {
      const { text, truth } = this.range(job.start, job.end)
      this.truth.fields[list].push({
        company: job.company,
        position: job.position,
        dateRange: truth,
        description: job.lines.join('\n'),
        ...(department && job.department && { department: job.department }),
        ...(place && { location: job.location }),
      })
      return {
        main: job.company,
        subs: [job.position],
        date: text,
        lines: job.lines,
        labels: entryLabels[this.language].works,
        ...(department && job.department && { department: job.department }),
        ...(place && { place: job.location }),
      }
    })
    return this.blocks('works', entries)
  }

  projects(): Block[] {
    const entries = this.person.projects.map((project): Entry => {
      const { text, truth } = this.range(project.start, project.end)
      this.truth.fields.projects.push({
        name: project.name,
        role: project.role,
        dateRange: truth,
        description: project.lines.join('\n'),
      })
      return {
        main: project.name,
        subs: [project.role],
        date: text,
        lines: project.lines,
        labels: entryLabels[this.language].projects,
      }
    })
    return this.blocks('projects', entries)
  }

  educations(): Block[] {
    const zh = this.language === 'zh'
    const apart = ['labelled', 'grid'].includes(this.layout.entry)
    const joined = this.dice.chance(0.5)
    const entries = this.person.educations.map((one): Entry => {
      const { text, truth } = this.range(one.start, one.end)
      const degree = degreeText(this.language, one.degree, this.dice)
      this.truth.fields.educations.push({ school: one.school, major: one.major, degree: one.degree, dateRange: truth })
      const english = joined && !apart ? [`${degree} in ${one.major}`] : [degree, one.major]
      return {
        main: one.school,
        subs: zh ? [one.major, degree] : english,
        date: text,
        lines: [],
        labels: entryLabels[this.language].educations,
      }
    })
    return this.blocks('educations', entries)
  }

  /** Shown at the top, or in a part of their own. */
  contacts(): Fact[] {
    const { facts, dice, layout } = this
    const form = layout.shell === 'form' || layout.personPart
    if (this.language === 'en')
      return [
        facts.phone(),
        facts.email(),
        facts.city(),
        ...(form && dice.chance(0.6) ? [facts.gender()] : []),
        ...(form && dice.chance(0.5) ? [facts.birthday()] : []),
        ...(dice.chance(0.08) ? [facts.wechat()] : []),
      ]
    const birth = dice.chance(0.6) ? facts.birthday() : facts.age()
    return dice.some(
      [
        ...(dice.chance(0.8) ? [facts.gender()] : []),
        ...(dice.chance(0.8) ? [birth] : dropped(this.truth)),
        facts.phone(),
        facts.email(),
        ...(dice.chance(0.4) ? [facts.wechat()] : []),
        ...(dice.chance(0.8) ? [facts.city()] : []),
        ...(form ? [facts.nativePlace(), facts.ethnicity(), facts.politics(), facts.married()] : []),
      ],
      20,
    )
  }

  expectation(): Block[] {
    const { facts, dice } = this
    const all = [
      facts.position(),
      facts.cities(),
      ...(dice.chance(0.8) ? [facts.salary()] : []),
      ...(dice.chance(0.7) ? [facts.status()] : []),
    ]
    return [
      {
        kind: 'facts',
        facts: all,
        style: this.layout.shell === 'form' ? 'grid' : dice.pick(['lines', 'inline', 'grid']),
      },
    ]
  }

  partBlocks(kind: PartKind): Block[] {
    const { person, truth, dice, layout } = this
    const context = {
      person,
      truth,
      dice,
      layout,
      date: (at: Month) => this.format.month(at),
      iso: (at: Month) => iso(at, this.format.yearOnly),
    }
    if (kind === 'works') return this.jobs('works', person.works)
    if (kind === 'interns') return person.interns.length > 0 ? this.jobs('interns', person.interns) : []
    if (kind === 'projects') return dice.chance(0.75) ? this.projects() : []
    if (kind === 'educations') return this.educations()
    if (kind === 'expectation') return dice.chance(this.language === 'zh' ? 0.8 : 0.35) ? this.expectation() : []
    if (kind === 'summary') return dice.chance(0.8) ? summaryBlocks(context) : []
    if (kind === 'skills') return skillBlocks(context)
    if (kind === 'languages') return dice.chance(0.7) ? languageBlocks(context) : []
    if (kind === 'certificates') return dice.chance(0.7) ? certificateBlocks(context) : []
    if (kind === 'awards') return dice.chance(0.5) ? awardBlocks(context) : []
    if (kind === 'other') return dice.chance(0.3) ? [{ kind: 'text', text: dice.pick(hobbies[this.language]) }] : []
    return []
  }

  compose(): Composition {
    const { layout, dice, person } = this
    const contacts = this.contacts()
    const headline = !layout.personPart && this.language === 'en' && dice.chance(0.5) ? person.position : undefined
    this.truth.tolerated.certificates = person.languages.flatMap(({ certificate }) => certificate ?? [])
    if (headline) this.truth.tolerated['expectation.positions'] = [headline]
    const heading = (kind: PartKind) => dice.pick(headings[this.language][kind])
    const own = layout.personPart
      ? [
          {
            kind: 'person' as const,
            heading: heading('person'),
            blocks: [
              {
                kind: 'facts' as const,
                facts: [this.facts.name(), ...contacts],
                style: layout.shell === 'form' ? ('grid' as const) : ('lines' as const),
              },
            ],
          },
        ]
      : []
    const parts = layout.order
      .map((kind) => ({ kind, heading: heading(kind), blocks: this.partBlocks(kind) }))
      .filter(({ blocks }) => blocks.length > 0)
    this.truth.parts = [...own, ...parts].map(({ kind }) => kind)
    return {
      sheet: {
        language: this.language,
        name: person.name,
        headline,
        contacts: layout.personPart ? [] : contacts,
        parts: [...own, ...parts],
      },
      truth: this.truth,
    }
  }
}

/** A birthday that is not shown is not true of the sheet either. */
const dropped = (truth: Truth): never[] => {
  delete truth.fields.humanInfo.birthday
  delete truth.fields.humanInfo.age
  return []
}

export const compose = (person: Person, layout: Layout, dice: Dice): Composition =>
  new Composer(person, layout, dice).compose()
