import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '#kernel/context'

const folderOf = (ctx: Context): string => join(ctx.config.DATA_DIR, 'temporary')

/** A folder for as long as `work` runs. */
export async function withFolder<T>(ctx: Context, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(folderOf(ctx), { recursive: true })
  const folder = await mkdtemp(join(folderOf(ctx), 'file-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What processes that died have left. Others may share the data folder, so only what is a day old goes. */
export async function sweepTemporary(ctx: Context): Promise<void> {
  const names = await readdir(folderOf(ctx)).catch(() => [])
  for (const name of names) {
    const place = join(folderOf(ctx), name)
    const found = await stat(place).catch(() => undefined)
    if (found && ctx.clock.now().getTime() - found.mtimeMs > 86_400_000)
      await rm(place, { recursive: true, force: true })
  }
}
