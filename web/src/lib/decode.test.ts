import { expect, it } from 'vitest'
import { decodeText } from '#lib/decode.ts'

/** 「姓名,城市」 as a Chinese spreadsheet writes it. */
const gbk = Uint8Array.of(0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xb3, 0xc7, 0xca, 0xd0)

it('tells UTF-8, GB18030 and UTF-16 apart', () => {
  expect(decodeText(new TextEncoder().encode('姓名'))).toEqual({ text: '姓名', encoding: 'utf-8' })
  expect(decodeText(gbk)).toEqual({ text: '姓名,城市', encoding: 'gb18030' })
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x41, 0))).toEqual({ text: 'A', encoding: 'utf-16le' })
  expect(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41))).toEqual({ text: 'A', encoding: 'utf-8' })
})

it('forgives a character that the end of what was read cut in two', () => {
  expect(decodeText(new TextEncoder().encode('甲乙').subarray(0, 5))).toEqual({ text: '甲', encoding: 'utf-8' })
})

it('calls bytes what are bytes', () => {
  expect(decodeText(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toBeUndefined()
})
