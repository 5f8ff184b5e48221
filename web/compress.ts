import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const text = /\.(m?js|css|html|svg|json)$/
const least = 1024

/** Lays packed copies beside the built files, so that the server sends them without packing anything itself. */
export const compress = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => text.test(fileName))
    await Promise.all(
      files.map(async (file) => {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (content.length < least) return
        const path = join(dir, file.fileName)
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
        await writeFile(`${path}.gz`, await promisify(gzip)(content))
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality))
      }),
    )
  },
})
