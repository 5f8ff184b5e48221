import { describe, expect, it } from 'vitest'
import { find, remembered, scoreOf } from '#app/palette/rank.ts'

const items = [
  { key: 'home', label: '首页', words: ['Home', '/channel'] },
  { key: 'mine', label: '我的设置', words: ['My settings', '/setting/my-setting'] },
  { key: 'tenant', label: '企业配置', words: ['Enterprise settings', '/setting/tenant'] },
  { key: 'dark', label: '切换到深色外观', words: ['Dark appearance'] },
]
const keys = (query: string, recent: string[] = []) => find(items, query, recent).map(({ item }) => item.key)

describe('scoreOf', () => {
  it('prefers the whole, then the beginning, then a word, then anywhere, then letters in order', () => {
    const scores = ['settings', 'settings here', 'my settings', 'mysettings', 's e t t i n g s'].map((text) =>
      scoreOf(text, 'settings'),
    )
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(new Set(scores).size).toBe(5)
    expect(scoreOf('home', 'settings')).toBe(0)
  })

  it('does not match a single letter out of order', () => {
    expect(scoreOf('首页', 'x')).toBe(0)
  })
})

describe('find', () => {
  it('finds by Chinese, by English and by address, whatever the language of the page', () => {
    expect(keys('设置')).toEqual(['mine'])
    expect(keys('SETTINGS')).toEqual(['mine', 'tenant'])
    expect(keys('/setting/t')).toContain('tenant')
  })

  it('marks the part of the label that matched', () => {
    expect(find(items, '设置', [])[0]?.mark).toEqual([2, 4])
    expect(find(items, 'dark', [])[0]?.mark).toBeUndefined()
  })

  it('shows everything without a query, what was used lately first', () => {
    expect(keys('', ['dark', 'tenant'])).toEqual(['dark', 'tenant', 'home', 'mine'])
    expect(keys('  ')).toEqual(['home', 'mine', 'tenant', 'dark'])
  })

  it('finds nothing for nonsense', () => {
    expect(keys('qqqq')).toEqual([])
  })
})

describe('remembered', () => {
  it('keeps the last ones, each once', () => {
    expect(remembered(['a', 'b', 'c'], 'b', 10)).toEqual(['b', 'a', 'c'])
    expect(remembered(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b'])
  })
})
