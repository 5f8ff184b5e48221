import { type Named, named, nameIn, readCatalogue, searched } from '#knowledge/catalogue'
import type { Mention } from '#knowledge/find'
import { values } from '#knowledge/table'

export interface Certificate extends Named {
  /** Skills that it proves. */
  skills: readonly string[]
  /** Lower or wider ones that who holds it need not show. */
  covers: readonly string[]
}

const certificates = searched(
  () =>
    readCatalogue<Certificate>('certificates', (row) => ({
      ...named(row),
      skills: values(row.skills),
      covers: values(row.covers),
    })),
  'certificates',
)

const isNameOfWork = /^(?!注册|执业|特许|国际|[一二三]级|[初中高]级|一[建造]|二[建造])\p{Script=Han}+[师员工人士]$/u
const ofPaper = /证|资格|职称|持有|考取|取得|通过|认证|执照/

/** 营养师 is also what somebody is called; with a word for the paper beside it, the paper is meant. */
export const findCertificates = (text: string): readonly Mention[] =>
  certificates
    .find(text)
    .filter(
      ({ alias, start, end }) => !isNameOfWork.test(alias) || ofPaper.test(text.slice(Math.max(0, start - 8), end + 8)),
    )
export const certificate = (id: string): Certificate | undefined => certificates.all().byId.get(id)
/** Whether who holds the one need not show the other. */
export const certificateCovers = (held: string, asked: string): boolean =>
  held === asked || (certificate(held)?.covers.includes(asked) ?? false)

export const certificateName = (id: string, locale: string): string => {
  const found = certificate(id)
  return found ? nameIn(found, locale) : id
}

export const certificateCatalogue = certificates.all
