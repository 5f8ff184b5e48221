import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newSecret } from '#kernel/ids'

/** The installation's secret: configured, or made once and kept in the data folder, readable by its owner alone. */
export function secretOf(configured: string | undefined, dataFolder: string): string {
  if (configured) return configured
  const path = join(dataFolder, 'secret')
  if (!existsSync(path)) keepNew(path)
  return readFileSync(path, 'utf8').trim()
}

/** Processes may start together: whole or not at all, and the first one's stays. */
function keepNew(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, newSecret(), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
