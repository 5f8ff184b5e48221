import { expect, it } from 'vitest'
import { pagerOf } from '#app/views/pager.ts'

const pages = encodeURIComponent(JSON.stringify(['a', 'b', 'c']))

it('finds the neighbours of an id in the path', () => {
  const pager = pagerOf(`/entity/b?pages=${pages}`, { id: 'b' })
  expect(pager).toMatchObject({ index: 1, total: 3 })
  expect(pager?.previous).toBe(`/entity/a?pages=${pages}`)
  expect(pager?.next).toBe(`/entity/c?pages=${pages}`)
})

it('finds the neighbours of an id in the query, and changes both where both name it', () => {
  expect(pagerOf(`/detail?id=a&pages=${pages}`, {})?.next).toBe(`/detail?id=b&pages=${pages}`)
  expect(pagerOf(`/channel/task/c?id=c&pages=${pages}`, { id: 'c' })?.previous).toBe(
    `/channel/task/b?id=b&pages=${pages}`,
  )
})

it('has no neighbour beyond the ends', () => {
  expect(pagerOf(`/entity/a?pages=${pages}`, { id: 'a' })?.previous).toBeUndefined()
  expect(pagerOf(`/entity/c?pages=${pages}`, { id: 'c' })?.next).toBeUndefined()
})

it.each(['/entity/a', '/entity/x?pages=%5B%22a%22%5D', '/entity/a?pages=nonsense', '/entity/a?pages=%5B1%2C2%5D'])(
  'shows no arrows for %s',
  (href) => expect(pagerOf(href, { id: href.slice(8).split('?')[0] })).toBeUndefined(),
)
