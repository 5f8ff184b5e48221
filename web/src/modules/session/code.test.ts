import { expect, test } from 'vitest'
import { editCode, isCode, isFinished, pasteCode } from '#modules/session/code.ts'

test.each([
  ['the first digit', '', '4', 1, '4', 1],
  ['the next one', '40', '407', 3, '407', 3],
  ['backspace at the end', '407', '40', 2, '40', 2],
  ['a digit into a filled box replaces it', '407123', '4907123', 2, '497123', 2],
  ['a digit behind the last box is dropped', '407123', '4071239', 7, '407123', 6],
  ['a letter is dropped', '407', '407x', 4, '407', 3],
  ['deleting in the middle closes the gap', '407123', '47123', 1, '47123', 1],
  ['a code filled in by the system', '', '407123', 6, '407123', 6],
])('%s', (_, before, raw, caret, digits, after) => {
  expect(editCode(before, raw, caret)).toEqual({ digits, caret: after })
})

test.each([
  ['the code alone', '', '407123', 0, '407123', 6],
  ['the whole message', '', '【聚才】您的验证码是 407123，5 分钟内有效。', 0, '407123', 6],
  ['not the phone number beside it', '', '13817246059 的验证码 407123', 0, '407123', 6],
  ['spaced out', '', '4 0 7 1 2 3', 0, '407123', 6],
  ['a part, at the caret', '40', '71', 2, '4071', 4],
  ['a part over filled boxes', '407123', '99', 1, '499123', 3],
  ['no digits at all', '40', '验证码', 2, '40', 2],
])('pasting %s', (_, before, text, caret, digits, after) => {
  expect(pasteCode(before, text, caret)).toEqual({ digits, caret: after })
})

test('six digits are a code', () => {
  expect([isCode(''), isCode('40712'), isCode('407123')]).toEqual([false, false, true])
})

test.each([
  ['the sixth digit', '40712', '407123', true],
  ['a pasted code', '', '407123', true],
  ['another code pasted over a wrong one', '111111', '407123', true],
  ['one digit typed over in a wrong code', '111111', '411111', false],
  ['too few digits', '4071', '40712', false],
])('%s: sent at once? %s → %s', (_, before, digits, sent) => {
  expect(isFinished(before, digits)).toBe(sent)
})
