import { describe, expect, it } from 'vitest'
import {
  type Arrival,
  arrive,
  belowTop,
  closeTray,
  keepUnsaved,
  keyOfAddress,
  minimise,
  moveTray,
  noViews,
  type View,
  type Views,
} from '#app/views/views.ts'

const view = (href: string, name = href.split(/[/?]/)[1] ?? ''): View => {
  const [path = '', search = ''] = href.split('?')
  return { key: keyOfAddress(path, search), name, href }
}
const main = (href: string, more: Partial<Arrival> = {}): Arrival => ({
  view: view(href),
  popup: false,
  keepAlive: true,
  replaced: false,
  home: undefined,
  ...more,
})
const popup = (href: string, more: Partial<Arrival> = {}): Arrival => ({
  ...main(href),
  popup: true,
  keepAlive: false,
  ...more,
})
const walk = (...arrivals: Arrival[]): Views => arrivals.reduce(arrive, noViews)
const hrefs = (views: readonly View[]): string[] => views.map(({ href }) => href)

describe('keyOfAddress', () => {
  it('is the path, and the record where the query names one', () => {
    expect(keyOfAddress('/entity', '?type=Resume')).toBe('/entity')
    expect(keyOfAddress('/entity/', '')).toBe('/entity')
    expect(keyOfAddress('/', '')).toBe('/')
    expect(keyOfAddress('/detail', '?id=b&pages=%5B%5D')).toBe('/detail?id=b')
  })
})

describe('views behind the menu', () => {
  it('keeps ten alive and lets the one go that was not used longest', () => {
    const visited = Array.from({ length: 12 }, (_, index) => main(`/view-${index}`))
    const views = walk(...visited)
    expect(hrefs(views.kept)).toEqual(Array.from({ length: 10 }, (_, index) => `/view-${index + 2}`))
    expect(hrefs(arrive(views, main('/view-2')).kept).at(-1)).toBe('/view-2')
  })

  it('remembers the last address of a kept view', () => {
    const views = walk(main('/entity'), main('/entity?type=Resume&page=3'), main('/setting'))
    expect(hrefs(views.kept)).toEqual(['/entity?type=Resume&page=3', '/setting'])
  })

  it('shows one that is not kept alive without keeping it', () => {
    const views = walk(main('/entity'), main('/404', { keepAlive: false }))
    expect(views.current?.href).toBe('/404')
    expect(hrefs(views.kept)).toEqual(['/entity'])
  })
})

describe('pop-ups', () => {
  it('leave the page below as it is, and close on the way back', () => {
    const open = walk(main('/entity?page=2'), popup('/entity/a'))
    expect(open.current?.href).toBe('/entity?page=2')
    expect(hrefs(open.popups)).toEqual(['/entity/a'])
    expect(belowTop(open)).toBe('/entity?page=2')
    expect(arrive(open, main('/entity?page=2')).popups).toEqual([])
  })

  it('opened by address stand over their home', () => {
    const views = walk(popup('/entity/a', { home: view('/entity') }))
    expect(views.current?.href).toBe('/entity')
    expect(hrefs(views.kept)).toEqual(['/entity'])
    expect(belowTop(views)).toBe('/entity')
  })

  it('stack, and going back closes the upper one only', () => {
    const two = walk(main('/entity'), popup('/entity/a'), popup('/channel/task/1'))
    expect(hrefs(two.popups)).toEqual(['/entity/a', '/channel/task/1'])
    expect(belowTop(two)).toBe('/entity/a')
    expect(hrefs(arrive(two, popup('/entity/a')).popups)).toEqual(['/entity/a'])
  })

  it('page in place', () => {
    const paged = walk(main('/entity'), popup('/entity/a'), popup('/entity/b', { replaced: true }))
    expect(hrefs(paged.popups)).toEqual(['/entity/b'])
  })

  it('give their place to what they became: a form to its record', () => {
    const made = walk(main('/entity'), popup('/entity/a'), popup('/new/form'), popup('/entity/b', { replaced: true }))
    expect(hrefs(made.popups)).toEqual(['/entity/a', '/entity/b'])
  })

  it('keep their identity while their query changes', () => {
    const views = walk(main('/entity'), popup('/entity/a'), popup('/entity/a?tab=remarks'))
    expect(hrefs(views.popups)).toEqual(['/entity/a?tab=remarks'])
  })
})

describe('minimised tabs', () => {
  const three = [popup('/entity/a'), popup('/entity/b'), popup('/entity/c')].reduce(
    (views, arrival) => minimise(arrive(views, arrival)),
    walk(main('/entity')),
  )

  it('line up in the order of minimising', () => {
    expect(hrefs(three.trays)).toEqual(['/entity/a', '/entity/b', '/entity/c'])
    expect(three.popups).toEqual([])
  })

  it('are restored by their address and leave the row', () => {
    const restored = arrive(three, popup('/entity/b'))
    expect(hrefs(restored.trays)).toEqual(['/entity/a', '/entity/c'])
    expect(hrefs(restored.popups)).toEqual(['/entity/b'])
  })

  it('survive going to another page', () => {
    expect(hrefs(arrive(three, main('/setting')).trays)).toHaveLength(3)
  })

  it('close and move', () => {
    expect(hrefs(closeTray(three, '/entity/b').trays)).toEqual(['/entity/a', '/entity/c'])
    expect(hrefs(moveTray(three, '/entity/c', 0).trays)).toEqual(['/entity/c', '/entity/a', '/entity/b'])
    expect(hrefs(moveTray(three, '/entity/a', 9).trays)).toEqual(['/entity/b', '/entity/c', '/entity/a'])
    expect(moveTray(three, '/nowhere', 0)).toBe(three)
  })

  it('minimising with nothing open changes nothing', () => {
    expect(minimise(noViews)).toBe(noViews)
  })
})

describe('what was typed', () => {
  const typed = popup('/entity/create')
  const open = arrive(arrive(noViews, main('/entity')), typed)
  it('becomes a tab where Back, or another page, would take it away', () => {
    const back = arrive(open, main('/entity'))
    expect(keepUnsaved(open, back, new Set([typed.view.key])).trays).toEqual([typed.view])
    expect(keepUnsaved(open, back, new Set())).toBe(back)
  })
  it('stays where it is below another pop-up', () => {
    const above = arrive(open, popup('/entity/x'))
    expect(keepUnsaved(open, above, new Set([typed.view.key]))).toBe(above)
  })
})
