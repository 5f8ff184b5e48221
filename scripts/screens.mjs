import './lib/npm-ends.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, node24 } from './lib/paths.mjs'
import { orStop, run } from './lib/run.mjs'
import { chromiumPath, ensureSystem } from './lib/system.mjs'
import { ensureWeb } from './lib/web.mjs'

// npm run screens                                  every screen, width, language, theme and state
// npm run screens -- --only login --widths 390     some; also --languages, --themes, --states
await orStop(ensureInstalled())
await orStop(ensureSystem(['chromium', 'fonts']))
await orStop(ensureWeb())
const env = { ...process.env, CHROMIUM: chromiumPath() }
const { code } = await run(node24, [inRoot('e2e', 'screens.ts'), ...process.argv.slice(2)], { show: true, env })
process.exit(code)
