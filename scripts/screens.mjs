import { ensureInstalled } from './lib/install.mjs'
import { inRoot, node24 } from './lib/paths.mjs'
import { run, stop } from './lib/run.mjs'
import { chromiumPath, ensureSystem } from './lib/system.mjs'
import { ensureWeb } from './lib/web.mjs'

// npm run screens                                  every screen, width, language, theme and state
// npm run screens -- --only login --widths 390     some; also --languages, --themes, --states
await ensureInstalled()
const problem = await ensureSystem(['chromium', 'fonts'])
if (problem) stop(problem)
await ensureWeb()
const env = { ...process.env, CHROMIUM: chromiumPath }
const { code } = await run(node24, [inRoot('e2e', 'screens.ts'), ...process.argv.slice(2)], { show: true, env })
process.exit(code)
