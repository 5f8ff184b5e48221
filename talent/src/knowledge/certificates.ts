import { type Named, named, nameIn, readCatalogue, searched } from '#knowledge/catalogue'
import type { Mention } from '#knowledge/find'
import { values } from '#knowledge/table'

export interface Certificate extends Named {
  /** Skills that it proves. */
  skills: readonly string[]
}

const certificates = searched(
  () => readCatalogue<Certificate>('certificates', (row) => ({ ...named(row), skills: values(row.skills) })),
  'certificates',
)

export const findCertificates = (text: string): readonly Mention[] => certificates.find(text)
export const certificate = (id: string): Certificate | undefined => certificates.all().byId.get(id)
export const certificateName = (id: string, locale: string): string => {
  const found = certificate(id)
  return found ? nameIn(found, locale) : id
}

export const certificateCatalogue = certificates.all
