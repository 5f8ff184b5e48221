import type { ChartNode } from '@cohort/contract/entity-searches'
import { describe, expect, it } from 'vitest'
import {
  allClosed,
  closedAtFirst,
  hitsOf,
  inSight,
  opened,
  stepOf,
  toggled,
} from '#modules/entities/components/chart/tree.ts'

const node = (openId: string, parentId: string | null, childCount = 0, depth = 0): ChartNode => ({
  openId,
  name: `部门 ${openId}`,
  parentId,
  childCount,
  descendantCount: childCount,
  depth,
  matches: true,
  values: {},
})
const nodes = [node('a', null, 2), node('b', 'a', 1, 1), node('c', 'a', 0, 1), node('d', 'b', 0, 2), node('e', null)]
const ids = (seen: readonly ChartNode[]) => seen.map(({ openId }) => openId).join('')

describe('a chart', () => {
  it('is read from above, and shows nothing below what is closed', () => {
    expect(ids(inSight(nodes, new Set()))).toBe('abdce')
    expect(ids(inSight(nodes, new Set(['b'])))).toBe('abce')
    expect(ids(inSight(nodes, allClosed(nodes)))).toBe('ae')
  })

  it('opens wholly where it is small, with its first levels where it is large', () => {
    expect(closedAtFirst(nodes).size).toBe(0)
    const many = [...nodes, ...Array.from({ length: 50 }, (_, at) => node(`x${at}`, 'b', 0, 2))]
    expect(ids(inSight(many, closedAtFirst(many)))).toBe('abce')
  })

  it('brings a node into sight', () => {
    expect(ids(inSight(nodes, opened(nodes, allClosed(nodes), 'd')))).toBe('abdce')
    expect(toggled(toggled(new Set(), 'a'), 'a').size).toBe(0)
  })

  it('is walked by keys as a tree', () => {
    const seen = inSight(nodes, new Set(['b']))
    const step = (id: string, key: string) => stepOf(seen, new Set(['b']), id, key)
    expect(step('a', 'ArrowDown')).toEqual({ to: 'b' })
    expect(step('a', 'ArrowRight')).toEqual({ to: 'b' })
    expect(step('b', 'ArrowRight')).toEqual({ toggle: 'b' })
    expect(step('b', 'ArrowLeft')).toEqual({ to: 'a' })
    expect(step('a', 'ArrowLeft')).toEqual({ toggle: 'a' })
    expect(step('a', 'End')).toEqual({ to: 'e' })
    expect(step('a', 'ArrowUp')).toBeUndefined()
    expect(step('a', 'x')).toBeUndefined()
  })

  it('finds by name and by what is shown', () => {
    expect(hitsOf(nodes, ' 部门 D', () => '')).toEqual(['d'])
    expect(hitsOf(nodes, '上海', ({ openId }) => (openId === 'c' ? '上海' : ''))).toEqual(['c'])
    expect(hitsOf(nodes, ' ', () => '')).toEqual([])
  })
})
