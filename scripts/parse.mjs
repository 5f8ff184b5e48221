import { resolve } from 'node:path'
import './lib/kept-code.mjs'
import './lib/npm-ends.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, node24 } from './lib/paths.mjs'
import { orStop, run } from './lib/run.mjs'

// npm run -s parse -- FILES… --out FOLDER    its options: docs/command-line.md
// What is printed goes into another program; a word about installing must not stand in it.
console.log = console.error
await orStop(ensureInstalled())
// npm runs scripts in the root of the project; paths are meant from where the command was given.
const here = process.env.INIT_CWD ?? process.cwd()
const { code } = await run(node24, [inRoot('talent', 'src', 'cli', 'parse.ts'), ...process.argv.slice(2)], {
  show: true,
  cwd: resolve(here),
})
process.exit(code)
