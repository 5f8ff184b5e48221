/** Words of a file, and how they were written. */
export interface Decoded {
  text: string
  encoding: string
}

const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** Undefined where the bytes are no text of this encoding. A character cut in two at the very end is no fault. */
function strictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}

/**
 * The text of bytes that do not say how they are written: by their mark, else UTF-8, else GB18030, which holds GBK and
 * GB2312 as Chinese spreadsheets write them, else Latin. Undefined where it is no text at all.
 */
export function decodeText(bytes: Uint8Array): Decoded | undefined {
  const marked = marks.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))
  if (marked) return { text: new TextDecoder(marked[1]).decode(bytes), encoding: marked[1] }
  if (bytes.subarray(0, 8192).includes(0)) return undefined
  for (const encoding of ['utf-8', 'gb18030']) {
    const text = strictly(bytes, encoding)
    if (text !== undefined) return { text, encoding }
  }
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
}
