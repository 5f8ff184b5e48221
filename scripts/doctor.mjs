import { checks } from './lib/checks.mjs'
import { exists, node24 } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

// Looks at the installation from the ground up and says in words what is wrong and what to do about it.
if (Number(process.versions.node.split('.')[0]) < 24 && exists(node24)) {
  // The later checks read the server's own settings table, which is TypeScript.
  process.exit((await run(node24, [process.argv[1]], { show: true })).code)
}

const marks = { good: '✓', note: '·', bad: '✗' }
let broken = 0
for (const check of checks) {
  const { state, words, fix } = await check()
  if (state === 'bad') broken += 1
  console.log(`${marks[state]} ${words}${fix ? `\n    → ${fix}` : ''}`)
}
console.log(broken === 0 ? '\nNothing is wrong.' : `\n${broken === 1 ? 'One thing is' : `${broken} things are`} wrong.`)
process.exit(broken === 0 ? 0 : 1)
