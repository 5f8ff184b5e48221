import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

interface Page {
  name: string
  limit: number
  /** Modules whose chunks the page loads beside the entry. */
  modules: readonly string[]
  /** Fonts that the page shows. */
  fonts: readonly string[]
}

/** What a browser loads before the page can be used, and how much of it there may be (in thousand bytes of gzip). */
const pages: readonly Page[] = [
  {
    name: 'sign-in page',
    limit: 250,
    modules: ['modules/session/components/sign-in-area.tsx', 'modules/session/screens/login.tsx'],
    fonts: ['inter', 'source-serif'],
  },
  {
    name: 'first page behind it',
    limit: 450,
    modules: ['app/shell/shell.tsx', 'app/home/home.tsx', 'ui/theme/antd-provider.tsx'],
    fonts: ['inter'],
  },
]

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')

/** A chunk with everything that it imports at once, style sheets included. */
function collect(bundle: Bundle, chunk: Chunk, into: Set<string>): void {
  if (into.has(chunk.fileName)) return
  into.add(chunk.fileName)
  for (const css of chunk.viteMetadata?.importedCss ?? []) into.add(css)
  for (const name of chunk.imports) {
    const next = bundle[name]
    if (next?.type === 'chunk') collect(bundle, next, into)
  }
}

function filesOf(bundle: Bundle, page: Page): Set<string> {
  const files = new Set<string>()
  const chunks = chunksOf(bundle)
  const holding = page.modules.map((module) =>
    chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(`/src/${module}`))),
  )
  const wanted = [...chunks.filter((chunk) => chunk.isEntry), ...holding].filter((chunk) => chunk !== undefined)
  if (holding.includes(undefined)) throw new Error(`budget: a module of the ${page.name} is not in the build`)
  for (const chunk of wanted) collect(bundle, chunk, files)
  for (const name of Object.keys(bundle)) {
    if (name.endsWith('.woff2') && page.fonts.some((font) => name.includes(font))) files.add(name)
  }
  return files
}

const weightOf = (bundle: Bundle, name: string): number => {
  const file = bundle[name]
  if (!file) return 0
  const content = file.type === 'chunk' ? file.code : file.source
  // Fonts are packed already.
  return name.endsWith('.woff2') ? content.length : gzipSync(content).length
}

/** Prints what each page weighs, and fails the build above its limit. */
export const budget = (): Plugin => ({
  name: 'budget',
  apply: 'build',
  writeBundle(_options, bundle) {
    for (const page of pages) {
      const files = [...filesOf(bundle, page)].map((name) => ({ name, weight: weightOf(bundle, name) }))
      const total = files.reduce((sum, { weight }) => sum + weight, 0) / 1000
      this.info(`${page.name}: ${total.toFixed(2)} kB gzip of ${page.limit}`)
      if (total <= page.limit) continue
      const heavy = files
        .toSorted((a, b) => b.weight - a.weight)
        .map(({ name, weight }) => `${(weight / 1000).toFixed(1)} ${name}`)
      this.error(`${page.name} is over its budget:\n${heavy.slice(0, 12).join('\n')}`)
    }
  },
})
