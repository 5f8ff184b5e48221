import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { ReadFailure } from './document.ts'
import { unpackAtOnce } from './pdf-inflate.ts'

/** Chinese fonts that are not in the file need tables, and pages without fonts need letters: both come with pdf.js. */
const folders: Record<string, string> = { cMapUrl: 'cmaps', standardFontDataUrl: 'standard_fonts', wasmUrl: 'wasm' }
const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** pdf.js would fetch its tables from a server; here they lie in the file system. */
class FileFactory {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (!/^[\w.-]+$/.test(filename)) throw new Error('No such table.')
    return Uint8Array.from(await readFile(join(home, folders[kind] ?? '', filename)))
  }
}

/** The document behind the bytes. A password that only its owner needs does not keep anyone from reading. */
export async function openPdf(bytes: Uint8Array, options: Parameters<typeof getDocumentProxy>[1] = {}) {
  const tables = {
    BinaryDataFactory: FileFactory,
    useWorkerFetch: false,
    cMapUrl: 'cmaps/',
    standardFontDataUrl: 'standard_fonts/',
    wasmUrl: 'wasm/',
  }
  unpackAtOnce()
  try {
    // pdf.js takes the bytes away from their owner: it gets a copy.
    return await getDocumentProxy(bytes.slice(), { verbosity: 0, stopAtErrors: false, ...tables, ...options })
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    throw new ReadFailure(name === 'PasswordException' ? 'encrypted' : 'corrupt')
  }
}
