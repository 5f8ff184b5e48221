import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newSecret } from '#kernel/ids'

/** The installation's secret: configured, or made once and kept in the data folder, readable by its owner alone. */
export function secretOf(configured: string | undefined, dataFolder: string): string {
  if (configured) return configured
  const path = join(dataFolder, 'secret')
  if (!existsSync(path)) {
    mkdirSync(dataFolder, { recursive: true })
    writeFileSync(path, newSecret(), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(path, 'utf8').trim()
}
