import { GlobalWorkerOptions, getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

/**
 * Opens a PDF. It is read in a worker and in parts: the first page of a large one is there long before its last. Its
 * scripts and links are left where they are; only pages and their text are drawn.
 */
export const openPdf = (url: string): PDFDocumentLoadingTask =>
  getDocument({
    url,
    cMapUrl: '/pdf/cmaps/',
    standardFontDataUrl: '/pdf/standard_fonts/',
    wasmUrl: '/pdf/wasm/',
    // The page's security policy allows no WebAssembly; the same decoders are there as plain scripts.
    useWasm: false,
    enableXfa: false,
    verbosity: 0,
  })

/** The same PDF again can ask for a password only, never for anything else. */
export const isLocked = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException'
