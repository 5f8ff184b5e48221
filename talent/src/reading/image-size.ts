import type { ImageType } from './kind.ts'

export interface Size {
  width: number
  height: number
}

/** What a picture's head says of its size, before anything is unpacked. */
export function imageSize(bytes: Uint8Array, type: ImageType): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    switch (type) {
      case 'png':
        return { width: view.getUint32(16), height: view.getUint32(20) }
      case 'gif':
        return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
      case 'bmp':
        return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }
      case 'webp':
        return webpSize(bytes, view)
      case 'jpeg':
        return jpegSize(view)
      case 'tiff':
        return tiffSize(view)
    }
  } catch {
    return undefined
  }
}

function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (frame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function webpSize(bytes: Uint8Array, view: DataView): Size | undefined {
  const form = String.fromCharCode(...bytes.subarray(12, 16))
  if (form === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (form !== 'VP8X') return undefined
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1
  return { width: three(24), height: three(27) }
}

function tiffSize(view: DataView): Size | undefined {
  const little = view.getUint8(0) === 0x49
  const directory = view.getUint32(4, little)
  const size: Partial<Size> = {}
  for (let entry = 0; entry < view.getUint16(directory, little); entry += 1) {
    const at = directory + 2 + entry * 12
    const tag = view.getUint16(at, little)
    const value = view.getUint16(at + 2, little) === 3 ? view.getUint16(at + 8, little) : view.getUint32(at + 8, little)
    if (tag === 256) size.width = value
    if (tag === 257) size.height = value
  }
  return size.width && size.height ? { width: size.width, height: size.height } : undefined
}
