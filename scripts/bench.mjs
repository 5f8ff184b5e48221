import { readdirSync } from 'node:fs'
import './lib/npm-ends.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { exists, inRoot, node24 } from './lib/paths.mjs'
import { orStop, run } from './lib/run.mjs'

// npm run bench            lists the benchmarks
// npm run bench -- http    runs bench/http.ts
const [name, ...rest] = process.argv.slice(2)
const names = (exists(inRoot('bench')) ? readdirSync(inRoot('bench')) : [])
  .filter((file) => /^[a-z-]+\.ts$/.test(file))
  .map((file) => file.slice(0, -'.ts'.length))

if (!names.includes(name)) {
  if (name) console.error(`There is no benchmark "${name}".`)
  console.log(`Benchmarks: ${names.join(', ') || 'none yet'}\nRun one with: npm run bench -- ${names[0] ?? 'name'}`)
  process.exit(name ? 1 : 0)
}
await orStop(ensureInstalled())
const { code } = await run(node24, [inRoot('bench', `${name}.ts`), ...rest], { show: true })
process.exit(code)
