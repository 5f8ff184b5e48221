import type { Project } from '@cohort/contract/projects'
import type { TreeItem } from '@cohort/contract/spaces'
import { describe, expect, it } from 'vitest'
import { dropPlace, linesOf, placed, searched, stepPlace, type TreeData } from '#modules/spaces/tree.ts'

const item = (entityType: TreeItem['entityType'], id: string, parent: string | null = null, status = 0) =>
  ({
    id,
    name: id,
    entityType,
    status,
    spaceId: entityType === 'Space' ? id : (parent ?? ''),
    channelId: entityType === 'Channel' ? id : entityType === 'Project' ? parent : null,
    parentId: null,
    projectCount: 0,
    flags: 1,
  }) as TreeItem

const project = (id: string, channel: string, status = 0) => item('Project', id, channel, status)
const data: TreeData = {
  spaces: [item('Space', 's1'), item('Space', 's2', null, 1), item('Space', 's3')],
  inside: new Map([
    ['s1', [item('Channel', 'c1', 's1'), item('Channel', 'c2', 's1')]],
    ['s3', []],
    ['c1', [project('p1', 'c1'), project('old', 'c1', 4), project('p2', 'c1')]],
    ['c2', undefined],
  ]),
}
const ids = (open: string[]) => linesOf(data, (id) => open.includes(id)).map(({ id }) => id)
const c1 = { parentId: 'c1', channelId: 'c1' }
const [p1, , p2] = data.inside.get('c1') as [TreeItem, TreeItem, TreeItem]

describe('the lines of the tree', () => {
  it('are those of what is opened, the archived under a fold of their own', () => {
    expect(ids([])).toEqual(['s1', 's3', 'archived '])
    expect(ids(['s1', 'c1', 'archived '])).toEqual([
      's1',
      'c1',
      'p1',
      'p2',
      'archived c1',
      'c2',
      's3',
      'archived ',
      's2',
    ])
    expect(ids(['s1', 'c1', 'archived c1'])).toContain('old')
  })

  it('say what is on its way and what holds nothing', () => {
    const notes = linesOf(data, (id) => ['s1', 'c2', 's3'].includes(id)).flatMap((line) =>
      line.kind === 'note' ? [line.note] : [],
    )
    expect(notes).toEqual(['loading', 'noChannels'])
  })
})

it('finds by name and keeps the way to what is found', () => {
  const found = searched(data, [project('p9', 'c2')] as Project[], 'P9')
  expect(linesOf(found, () => true).map(({ id }) => id)).toEqual(['s1', 'c2', 'p9'])
  expect(searched(data, [], 'S3').spaces.map(({ id }) => id)).toEqual(['s3'])
})

describe('a place', () => {
  it('is before or after one of its kind, or the end of what can hold it', () => {
    expect(dropPlace(data, p2, p1, false)).toEqual({ ...c1, previousId: null, nextId: 'p1' })
    expect(dropPlace(data, p1, p2, true)).toEqual({ ...c1, previousId: 'p2', nextId: null })
    expect(dropPlace(data, p1, item('Channel', 'c2', 's1'), false)).toEqual({
      parentId: 'c2',
      channelId: 'c2',
      previousId: null,
      nextId: null,
    })
    expect(dropPlace(data, p1, item('Space', 's1'), false)).toBeUndefined()
    expect(dropPlace(data, p1, p1, true)).toBeUndefined()
  })

  it('is one step up or down among those that are seen beside it', () => {
    expect(stepPlace(data, p1, 1)).toEqual({ ...c1, previousId: 'p2', nextId: null })
    expect(stepPlace(data, p2, -1)).toEqual({ ...c1, previousId: null, nextId: 'p1' })
    expect(stepPlace(data, p1, -1)).toBeUndefined()
  })

  it('is taken in the list', () => {
    const list = data.inside.get('c1') ?? []
    const after = placed(list, p1, { parentId: 'c1', previousId: 'p2', nextId: null })
    expect(after.map(({ id }) => id)).toEqual(['old', 'p2', 'p1'])
  })
})

describe('projects in a project', () => {
  const outer = { ...project('outer', 'c1'), projectCount: 1 }
  const inner = { ...project('inner', 'c1'), parentId: 'outer', projectCount: 1 }
  const third = { ...project('third', 'c1'), parentId: 'inner' }
  const deep: TreeData = {
    spaces: [item('Space', 's1')],
    inside: new Map([
      ['s1', [item('Channel', 'c1', 's1')]],
      ['c1', [outer, project('p1', 'c1')]],
      ['outer', [inner]],
      ['inner', [third]],
    ]),
  }

  it('are lines one step further in', () => {
    const lines = linesOf(deep, () => true).map((line) => [line.id, line.level])
    expect(lines).toEqual([
      ['s1', 1],
      ['c1', 2],
      ['outer', 3],
      ['inner', 4],
      ['third', 5],
      ['p1', 3],
    ])
    expect(linesOf(deep, (id) => id === 's1' || id === 'c1').map(({ id }) => id)).not.toContain('inner')
  })

  it('are places beside one another, and never their own inside', () => {
    const beside = { parentId: 'outer', channelId: 'c1', previousId: 'inner', nextId: null }
    expect(dropPlace(deep, p1, inner, true)).toEqual(beside)
    expect(dropPlace(deep, outer, inner, true)).toBeUndefined()
    expect(dropPlace(deep, outer, third, true)).toBeUndefined()
    expect(dropPlace(deep, third, p1, true)).toMatchObject({ parentId: 'c1', channelId: 'c1', previousId: 'p1' })
  })
})
