import { expect, it } from 'vitest'
import { eventReader } from '#lib/live-events.ts'

it('reads events however the text is cut, and passes over comments', () => {
  const text = 'event: hello\nid: a\ndata: {}\n\n:\n\nevent: change\nid: b\ndata: {"type":"Resume"}\n\n'
  for (const size of [1, 7, 1000]) {
    const read = eventReader()
    const events = (text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []).flatMap(read)
    expect(events).toEqual([
      { name: 'hello', id: 'a', data: '{}' },
      { name: '', id: undefined, data: '' },
      { name: 'change', id: 'b', data: '{"type":"Resume"}' },
    ])
  }
})
