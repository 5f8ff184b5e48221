import type { PreviewKind } from '@cohort/contract/file-kinds'
import type { StoredFile } from '@cohort/contract/files'
import { type ComponentType, lazy, Suspense } from 'react'
import { downloadOf } from '#fields/files/addresses.ts'
import { FileCard } from '#fields/preview/file-card.tsx'
import { ImageViewer } from '#fields/preview/image-viewer.tsx'
import { MediaViewer } from '#fields/preview/media-viewer.tsx'
import { type ViewerProps, Waiting } from '#fields/preview/states.tsx'

/** Each reader is loaded when the first file of its kind is opened. */
const later = (load: () => Promise<ComponentType<ViewerProps>>) => lazy(async () => ({ default: await load() }))

const viewers: Readonly<Record<Exclude<PreviewKind, 'none'>, ComponentType<ViewerProps>>> = {
  image: ImageViewer,
  video: MediaViewer,
  audio: MediaViewer,
  pdf: later(async () => (await import('#fields/preview/pdf-viewer.tsx')).PdfViewer),
  docx: later(async () => (await import('#fields/preview/docx-viewer.tsx')).DocxViewer),
  sheet: later(async () => (await import('#fields/preview/sheet-viewer.tsx')).SheetViewer),
  csv: later(async () => (await import('#fields/preview/sheet-viewer.tsx')).CsvViewer),
  markdown: later(async () => (await import('#fields/preview/markdown-viewer.tsx')).MarkdownViewer),
  html: later(async () => (await import('#fields/preview/html-viewer.tsx')).HtmlViewer),
  text: later(async () => (await import('#fields/preview/text-viewer.tsx')).TextViewer),
}

/** A file by its kind, which the server told by the content. */
export function Viewer({ file, onRetry }: { file: StoredFile; onRetry: () => void }) {
  if (file.preview === 'none') return <FileCard file={file} download={downloadOf(file)} />
  const Kind = viewers[file.preview]
  return (
    <Suspense fallback={<Waiting />}>
      <Kind file={file} onRetry={onRetry} />
    </Suspense>
  )
}
