import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { withLock } from './lock.mjs'
import { filesUnder, hashFiles, inRoot, node24, readText } from './paths.mjs'
import { Refusal, run, seconds } from './run.mjs'

const stampFile = inRoot('web', 'dist', '.stamp')
const isSource = (name) => !/\.test\.tsx?$/.test(name)

/** What the built pages are made from. */
const wanted = () => hashFiles([...filesUnder(['web', 'contract'], isSource), 'package-lock.json'])

export const isWebBuilt = () => readText(stampFile) === wanted()

/** Builds the web app if its sources changed since the last build. */
export async function ensureWeb() {
  if (isWebBuilt()) return
  await withLock(inRoot('.cache', 'web.lock'), async () => {
    if (isWebBuilt()) return
    console.log('Building the web app …')
    const { code, output, ms } = await buildWeb()
    if (code !== 0) throw new Refusal(`${output.trim()}\n\nThe web app could not be built; the reason is above.`)
    console.log(`Web app built in ${seconds(ms)}.`)
  })
}

/** Runs the build whatever the stamp says, and stamps it when it is good. Its list of files is nobody's news. */
export async function buildWeb() {
  const stamp = wanted()
  const result = await run(node24, [viteCli(), 'build', '--configLoader', 'native'], { cwd: inRoot('web') })
  if (result.code === 0) writeFileSync(stampFile, stamp)
  const lines = result.output.split('\n').filter((line) => !/^dist\/|^ {4}at /.test(line))
  return { ...result, output: lines.join('\n'), weights: lines.filter((line) => line.includes('kB gzip of')) }
}

export function viteCli() {
  const vite = createRequire(inRoot('web', 'package.json')).resolve('vite/package.json')
  return join(dirname(vite), 'bin', 'vite.js')
}
