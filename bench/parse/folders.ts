import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { isBuilderTruth } from '#bench/parse/truth-files'

export type SetKind = 'builder' | 'typeset' | 'documents' | 'characters' | 'labels'

/** Files of one kind below a folder, recognised by what they are and not by their name. */
export interface LabelledSet {
  kind: SetKind
  folder: string
  files: string[]
}

const withEnding = (files: readonly string[], ending: string): string[] =>
  files.filter((file) => extname(file).toLowerCase() === ending)
const beside = (files: readonly string[], ending: string): string[] => {
  const stems = new Set(withEnding(files, ending).map((file) => basename(file, ending)))
  return withEnding(files, '.pdf').filter((file) => stems.has(basename(file, '.pdf')))
}
export const twin = (file: string, ending: string): string => `${file.slice(0, -extname(file).length)}${ending}`

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function setOf(folder: string, files: readonly string[]): LabelledSet | undefined {
  const builder = beside(files, '.json').filter((file) => isBuilderTruth(readJson(twin(file, '.json'))))
  if (builder.length > 0) return { kind: 'builder', folder, files: builder }
  const typeset = beside(files, '.yaml').filter((file) => /^cv:/m.test(readFileSync(twin(file, '.yaml'), 'utf8')))
  if (typeset.length > 0) return { kind: 'typeset', folder, files: typeset }
  const characters = withEnding(files, '.bmes')
  if (characters.length > 0) return { kind: 'characters', folder, files: characters }
  const labels = withEnding(files, '.xml').filter((file) => readFileSync(file, 'utf8').includes('<label type='))
  if (labels.length > 0) return { kind: 'labels', folder, files: labels }
  const documents = [...withEnding(files, '.docx'), ...withEnding(files, '.pdf')]
  return documents.length > 0 ? { kind: 'documents', folder, files: documents } : undefined
}

/** Folders of documents without truth are one set when they are parts of one folder, such as categories. */
export function findSets(folder: string): LabelledSet[] {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(folder, entry.name))
  const below = entries.filter((entry) => entry.isDirectory()).flatMap((entry) => findSets(join(folder, entry.name)))
  const own = setOf(folder, files)
  const plain = below.filter(({ kind }) => kind === 'documents')
  const rest = below.filter(({ kind }) => kind !== 'documents')
  const joined: LabelledSet[] =
    plain.length >= 3 && rest.length === 0
      ? [{ kind: 'documents', folder, files: plain.flatMap((set) => set.files) }]
      : plain
  return [...(own ? [own] : []), ...rest, ...joined]
}
