import './lib/kept-code.mjs'
import './lib/npm-ends.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, node24 } from './lib/paths.mjs'
import { orStop, run } from './lib/run.mjs'

// npm run -s match -- …    its options: docs/command-line.md
// What is printed goes into another program; a word about installing must not stand in it.
console.log = console.error
await orStop(ensureInstalled())
const { code } = await run(node24, [inRoot('talent', 'src', 'cli', 'match.ts'), ...process.argv.slice(2)], {
  show: true,
})
process.exit(code)
