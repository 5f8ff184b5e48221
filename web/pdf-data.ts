import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Character maps for Chinese that a PDF does not bring along, the fonts every PDF may expect, and decoders of scans. */
const wanted = /^(cmaps\/.+\.bcmap|standard_fonts\/.+\.(pfb|ttf)|wasm\/.+_nowasm_fallback\.js)$/
const files = ['cmaps', 'standard_fonts', 'wasm']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .filter((path) => wanted.test(path))

/** Where the PDF preview fetches them, one by one and only when a document needs them (fields/preview/pdf.ts). */
const base = '/pdf/'

/** Lays the data of the PDF reader beside the built page; `npm run dev` serves it from where it is installed. */
export const pdfData = (): Plugin => ({
  name: 'pdf-data',
  generateBundle() {
    for (const path of files) {
      this.emitFile({ type: 'asset', fileName: `pdf/${path}`, source: readFileSync(join(root, path)) })
    }
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const path = request.url?.startsWith(base) ? request.url.slice(base.length) : ''
      if (!files.includes(path)) return next()
      if (path.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
      createReadStream(join(root, path)).pipe(response)
    })
  },
})
