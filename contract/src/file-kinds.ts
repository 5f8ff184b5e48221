/** What a stored file is shown as; `none` can only be downloaded. */
export const previewKinds = [
  'image',
  'video',
  'audio',
  'pdf',
  'docx',
  'sheet',
  'csv',
  'markdown',
  'html',
  'text',
  'none',
] as const
export type PreviewKind = (typeof previewKinds)[number]

interface FileKind {
  preview: PreviewKind
  /** The endings a file of this type may carry; the first is given to one that carries a wrong one. */
  endings: readonly string[]
}

const kind = (preview: PreviewKind, ...endings: string[]): FileKind => ({ preview, endings })

/** Every media type that a stored file can have. The server tells it by the content, never by the name. */
export const fileKinds: Readonly<Record<string, FileKind>> = {
  'image/png': kind('image', 'png', 'apng'),
  'image/jpeg': kind('image', 'jpg', 'jpeg', 'jfif'),
  'image/webp': kind('image', 'webp'),
  'image/gif': kind('image', 'gif'),
  'image/avif': kind('image', 'avif'),
  'image/bmp': kind('image', 'bmp'),
  'image/svg+xml': kind('image', 'svg'),
  'image/tiff': kind('none', 'tif', 'tiff'),
  'image/heic': kind('none', 'heic', 'heif'),
  'video/mp4': kind('video', 'mp4', 'm4v'),
  'video/webm': kind('video', 'webm'),
  'video/quicktime': kind('video', 'mov', 'qt'),
  'video/x-matroska': kind('none', 'mkv'),
  'video/vnd.avi': kind('none', 'avi'),
  'audio/mpeg': kind('audio', 'mp3'),
  'audio/mp4': kind('audio', 'm4a', 'mp4'),
  'audio/wav': kind('audio', 'wav'),
  'audio/ogg': kind('audio', 'ogg', 'oga', 'opus'),
  'audio/aac': kind('audio', 'aac'),
  'audio/flac': kind('audio', 'flac'),
  'application/pdf': kind('pdf', 'pdf'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': kind('docx', 'docx'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': kind('sheet', 'xlsx'),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': kind('none', 'pptx'),
  'application/msword': kind('none', 'doc', 'dot', 'wps'),
  'application/vnd.ms-excel': kind('none', 'xls', 'xlt', 'et'),
  'application/vnd.ms-powerpoint': kind('none', 'ppt', 'pps', 'dps'),
  'application/rtf': kind('none', 'rtf'),
  'text/csv': kind('csv', 'csv', 'tsv'),
  'text/markdown': kind('markdown', 'md', 'markdown'),
  'text/html': kind('html', 'html', 'htm', 'xhtml'),
  'text/plain': kind('text', 'txt'),
  'application/json': kind('text', 'json'),
  'application/xml': kind('text', 'xml'),
  /** Runs on the machine of whoever opens it: never shown, only downloaded. */
  'text/x-script': kind('none', 'sh'),
  'application/zip': kind('none', 'zip'),
  'application/x-rar-compressed': kind('none', 'rar'),
  'application/x-7z-compressed': kind('none', '7z'),
  'application/gzip': kind('none', 'gz', 'tgz'),
  'application/octet-stream': kind('none'),
}

export const previewKindOf = (type: string): PreviewKind => fileKinds[type]?.preview ?? 'none'

/** Pictures that a field for pictures takes: every browser shows them, and they can run nothing. */
export const pictureTypes: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/bmp',
]

/** Smaller pictures that are made on demand (spec 1 §9). `original` is the picture itself within 2000 × 2000. */
export const filePresets = {
  '200x200': { width: 200, height: 200, fit: 'cover' },
  '400x400': { width: 400, height: 400, fit: 'cover' },
  '400x225': { width: 400, height: 225, fit: 'cover' },
  '800x450': { width: 800, height: 450, fit: 'inside' },
  original: { width: 2000, height: 2000, fit: 'inside' },
} as const
export type FilePreset = keyof typeof filePresets
export const presetNames = Object.keys(filePresets) as [FilePreset, ...FilePreset[]]
