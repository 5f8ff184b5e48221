import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fail } from '@cohort/contract/errors'
import { type FilePreset, filePresets } from '@cohort/contract/file-kinds'
import sharp from 'sharp'
import type { Context } from '#kernel/context'
import { gate } from '#kernel/gate'
import { type FileRow, find } from '#modules/files/store'
import { withFolder } from '#modules/files/temporary'

/** What sharp reads in a bounded way. Drawings (SVG) are left out: rendering one means interpreting it. */
const readable = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/tiff'])
/** 100 million pixels are 400 MB in memory; pictures beyond are kept, but not made smaller. */
const mostPixels = 100_000_000
const seconds = 20

// Nothing is asked for twice in a row, so a cache would only hold memory.
sharp.cache(false)
sharp.concurrency(1)
// Whatever a file pretends to be, no other reader is opened for it.
sharp.block({ operation: ['VipsForeignLoad'] })
const readers = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif', 'Tiff']
sharp.unblock({ operation: readers.map((name) => `VipsForeignLoad${name}`) })
const inTurn = gate(2, 500, () => fail('TooManyRequests', { seconds: 2 }))

export const isPicture = (type: string): boolean => readable.has(type)

export const hasThumbnail = ({ content_type, width, height }: FileRow): boolean =>
  isPicture(content_type) && width !== null && height !== null && width * height <= mostPixels

/** The size as it is seen, after the camera's turn; undefined where the picture cannot be read. */
export async function pixelsOf(path: string): Promise<{ width: number; height: number } | undefined> {
  try {
    const { autoOrient } = await sharp(path, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch {
    return undefined
  }
}

/** Beside the original. */
export const presetKey = (key: string, preset: FilePreset): string => `${key}.${preset}.webp`

const sizes = new Map<string, Promise<number>>()

/**
 * The key and size of a smaller picture, which is made when it is first asked for. Whoever asks while it is being made
 * waits for that one; another process would write the same bytes in one step, which harms nobody.
 */
export async function thumbnailOf(
  ctx: Context,
  file: FileRow,
  preset: FilePreset,
): Promise<{ key: string; size: number }> {
  if (!hasThumbnail(file)) throw fail('NotFound')
  const key = presetKey(file.storage_key, preset)
  const size = sizes.get(key) ?? sizeOf(ctx, file, preset, key).finally(() => sizes.delete(key))
  sizes.set(key, size)
  return { key, size: await size }
}

async function sizeOf(ctx: Context, file: FileRow, preset: FilePreset, key: string): Promise<number> {
  return (await ctx.ports.storage.size(key)) ?? inTurn(() => make(ctx, file, preset, key))
}

async function make(ctx: Context, file: FileRow, preset: FilePreset, key: string): Promise<number> {
  const content = await withFolder(ctx, async (folder) => {
    const original = join(folder, 'original')
    await pipeline(await ctx.ports.storage.read(file.storage_key), createWriteStream(original))
    return render(original, preset)
  })
  await ctx.ports.storage.write(key, content)
  // Should the file have been removed meanwhile, nobody else would find what was made of it.
  if (!(await find(ctx, file.file_id))) {
    await ctx.ports.storage.remove(key)
    throw fail('NotFound')
  }
  return content.length
}

async function render(path: string, preset: FilePreset): Promise<Buffer> {
  const { width, height, fit } = filePresets[preset]
  try {
    return await sharp(path, { limitInputPixels: mostPixels, sequentialRead: true })
      .autoOrient()
      .resize({ width, height, fit, withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds })
      .toBuffer()
  } catch {
    // Its head was good, the rest is not: there is no smaller picture of it.
    throw fail('NotFound')
  }
}
