import { levelWords } from '#bench/resumes/formats'
import type { Month } from '#bench/resumes/history'
import type { Layout } from '#bench/resumes/layouts'
import type { Person } from '#bench/resumes/person'
import type { Block } from '#bench/resumes/sheet'
import type { Truth } from '#bench/resumes/truth'
import type { Dice } from '#talent/testing/dice'

interface Context {
  person: Person
  truth: Truth
  dice: Dice
  layout: Layout
  date: (at: Month) => string
  iso: (at: Month) => string
}

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, at * size + size))

export const skillBlocks = ({ person, truth, dice, layout }: Context): Block[] => {
  const { skills, language } = person
  truth.fields.skills = [...skills]
  const zh = language === 'zh'
  const by = zh ? dice.pick(['、', '，', ' / ']) : dice.pick([', ', ' | ', ' · ', '; '])
  if (layout.skills === 'phrases') {
    const starts = zh
      ? ['熟练掌握', '熟悉', '精通', '了解']
      : ['Proficient in ', 'Experienced with ', 'Familiar with ', 'Working knowledge of ']
    const items = chunks(skills, 3).map((group, at) => `${starts[at % starts.length]}${group.join(zh ? '、' : ', ')}`)
    return [{ kind: 'items', style: 'bullets', items, by: '' }]
  }
  if (layout.skills === 'groups') {
    const names = zh ? ['专业', '工具', '其他'] : ['Core', 'Tools', 'Other']
    const items = chunks(skills, 4).map(
      (group, at) => `${names[at % names.length]}${zh ? '：' : ': '}${group.join(zh ? '、' : ', ')}`,
    )
    return [{ kind: 'items', style: 'lines', items, by: '' }]
  }
  return [{ kind: 'items', style: layout.skills, items: skills, by }]
}

export const languageBlocks = ({ person, truth, dice, layout }: Context): Block[] => {
  const zh = person.language === 'zh'
  truth.fields.languages = person.languages.map((one) => ({ ...one }))
  const between = zh ? dice.pick(['：', '（']) : dice.pick([' (', ': ', ' – '])
  const items = person.languages.map(({ name, level, certificate }) => {
    const words = [level && dice.pick(levelWords[person.language][level]), certificate]
      .filter(Boolean)
      .join(zh ? '，' : ', ')
    return `${name}${between}${words}${between === '（' ? '）' : between === ' (' ? ')' : ''}`
  })
  const style =
    layout.skills === 'bullets' || layout.skills === 'lines' ? layout.skills : dice.pick(['lines', 'inline'] as const)
  return [{ kind: 'items', style, items, by: zh ? '；' : ' | ' }]
}

const dated = (
  context: Context,
  list: readonly { name: string; date: Month }[],
): { items: string[]; values: Record<string, unknown>[] } => {
  const { dice, person, date, iso } = context
  const zh = person.language === 'zh'
  const style = dice.int(0, 2)
  return {
    items: list.map(({ name, date: at }) =>
      style === 0 ? name : style === 1 ? `${name}${zh ? `（${date(at)}）` : ` (${date(at)})`}` : `${date(at)}  ${name}`,
    ),
    values: list.map(({ name, date: at }) => (style === 0 ? { name } : { name, date: iso(at) })),
  }
}

export const certificateBlocks = (context: Context): Block[] => {
  const { items, values } = dated(context, context.person.certificates)
  context.truth.fields.certificates = values
  return [{ kind: 'items', style: context.dice.pick(['bullets', 'lines']), items, by: '' }]
}

export const awardBlocks = (context: Context): Block[] => {
  const { items, values } = dated(context, context.person.awards)
  context.truth.fields.awards = values
  return [{ kind: 'items', style: context.dice.pick(['bullets', 'lines']), items, by: '' }]
}

export const summaryBlocks = ({ person, truth, dice }: Context): Block[] => {
  const zh = person.language === 'zh'
  truth.fields.summary = person.summary.join('\n')
  if (dice.chance(0.25)) return [{ kind: 'items', style: 'bullets', items: person.summary, by: '' }]
  return [{ kind: 'text', text: zh ? `${person.summary.join('；')}。` : `${person.summary.join('. ')}.` }]
}
