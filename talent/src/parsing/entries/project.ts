import { type Block, blocksOf, isHeaderLike } from '#parsing/entries/blocks'
import { achievementsOf } from '#parsing/entries/body'
import { type GridRow, gridOf, gridText } from '#parsing/entries/grid'
import { labelsOf, type Part, partsOf } from '#parsing/entries/header'
import { type Entry, rangeOf } from '#parsing/entries/work'
import { homepageIn } from '#parsing/person/traits'
import type { Row } from '#parsing/rows'
import { type Found, found, hasCjk, type Piece } from '#parsing/span'

const labelFields: Record<string, string> = {
  项目: 'name',
  项目名称: 'name',
  project: 'name',
  'project name': 'name',
  角色: 'role',
  担任角色: 'role',
  项目角色: 'role',
  role: 'role',
  职务: 'role',
  职位: 'role',
  担任职务: 'role',
  position: 'role',
  title: 'role',
  designation: 'role',
  公司: 'company',
  所属公司: 'company',
  公司名称: 'company',
  company: 'company',
  client: 'company',
  organization: 'company',
}

const roleWord =
  /(?:负责人|组长|队长|成员|主程|参与者|独立开发|核心开发|核心成员|项目经理|开发者|开发人员|owner|leader|lead|member|developer|contributor|maintainer|author|creator|founder|designer|engineer|manager|researcher|solo)s?$/i
const projectWord =
  /(?:系统|平台|项目|网站|商城|小程序|APP|App|app|工程|课题|研究|引擎|框架|组件库|工具|服务|方案|中台|后台|管理|设计|开发|改造|升级|重构|建设|system|platform|project|website|app|application|tool|toolkit|engine|framework|library|portal|dashboard|pipeline|service|bot|game|simulator|tracker|manager)$/i

const isRole = ({ text, scores }: Part): boolean =>
  (roleWord.test(text) || scores.title >= 0.85) &&
  !(projectWord.test(text) && !roleWord.test(text)) &&
  text.length <= 40

const isSureRole = ({ text }: Part): boolean =>
  /^(?:(?:technical|tech|project|team|core|main|product|module|group|sub-?project|deputy|co-?)\s?-?)?(?:lead|leader|member|manager|coordinator|owner|contributor|maintainer|developer|author)$/i.test(
    text,
  )

interface Names {
  name?: Part
  role?: Part
  company?: Part
}

const usable = ({ scores, text }: Part): boolean =>
  scores.place === 0 && /\p{L}/u.test(text) && !/^(?:https?:|www\.|github\.com|gitee\.com)/i.test(text)

/** A project's name comes first, unless what comes first is surely a role. */
const namesOf = (parts: readonly Part[]): Names => {
  const usableParts = parts.filter(usable)
  // Of "Motor Drive Controller" and "Technical Lead" the second is a role wherever it stands.
  const role = usableParts.find(isSureRole) ?? usableParts.find(isRole)
  const company = usableParts.find((one) => one !== role && one.scores.company > 0.9 && !projectWord.test(one.text))
  const name = usableParts.find((one) => one !== role && one !== company)
  return { name, role: role !== name ? role : undefined, company: company !== name ? company : undefined }
}

const linkIn = (rows: readonly Row[]): Found | undefined => {
  for (const { piece } of rows) {
    const link = homepageIn(piece) ?? bareLink(piece)
    if (link) return link
  }
  return undefined
}

const bareLink = (piece: Piece): Found | undefined => {
  const match = /(?<![@\w.])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|cn|ai|app|me)\/[\w./-]+/i.exec(piece.text)
  return match
    ? {
        value: `http://${match[0]}`,
        start: piece.start + match.index,
        end: piece.start + match.index + match[0].length,
        rule: 'project.link',
        confidence: 0.8,
      }
    : undefined
}

const entryOf = (block: Block): Entry => {
  let names = namesOf(partsOf(block.header, block.dates))
  let count = 0
  for (const row of block.post.slice(0, 2)) {
    const parts = partsOf([row], [])
    const gives = !names.name || (!names.role && parts.length <= 2 && parts.some(isRole) && row.piece.text.length < 50)
    if (!gives) break
    count += 1
    names = namesOf(partsOf([...block.header, ...block.post.slice(0, count)], block.dates))
  }
  // A project may be called what elsewhere is a role.
  if (!names.name && names.role) names = { ...names, name: names.role, role: undefined }
  const body = [...block.post.slice(count), ...block.body]
  const entry: Entry = {
    name: names.name && found(names.name, 'project.name', names.name.loud ? 0.92 : 0.82),
    role: names.role && found(names.role, 'project.role', 0.88),
    company: names.company && found(names.company, 'project.company', 0.88),
    dateRange: rangeOf(block.dates),
    link: linkIn([...block.header, ...block.post]),
    ...achievementsOf(body),
  }
  for (const { label, piece } of labelsOf([...block.header, ...block.post, ...block.body], block.dates)) {
    const field = labelFields[label]
    if (field && piece.text.length <= 80) entry[field] = found(piece, `project.label.${field}`, 0.95)
  }
  return entry
}

const fromGrid = ({ cells, dates, rest }: GridRow): Entry => ({
  name: cells.name && found(cells.name, 'project.grid.name', 0.95),
  role: cells.role && found(cells.role, 'project.grid.role', 0.95),
  dateRange: rangeOf(dates),
  description: gridText(cells.description, rest),
})

const namesProject = (row: Row): boolean =>
  isHeaderLike(row) && /^(?:项目名称|项目[一二三四五六\d]|project(?: name)?\s*(?:\d|[:：#]))/i.test(row.piece.text)

/** The projects of a section. */
export const projectsIn = (rows: readonly Row[], today: string): Entry[] => {
  const grid = gridOf(rows, today)
  if (grid) return grid.map(fromGrid).filter(({ name }) => name !== undefined)
  const entries = blocksOf(rows, { today, single: true, names: namesProject }).map(entryOf)
  const kept = entries.filter(({ name }) => name !== undefined && String(name.value).length <= 120)
  return kept.length > 0 ? kept : itemsOf(rows)
}

/** A list of items, each of which begins with the name of a project: "• Shop – a web shop in Vue". */
const itemsOf = (rows: readonly Row[]): Entry[] =>
  rows
    .filter(({ bullet }) => bullet)
    .flatMap((row) => {
      const [name] = partsOf([row], [])
      const short = name && (hasCjk(name.text) ? name.text.length <= 24 : name.text.split(' ').length <= 7)
      return name && short && name.text.length < row.piece.text.length - 4
        ? [{ name: found(name, 'project.item', 0.7) }]
        : []
    })
