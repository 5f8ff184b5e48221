import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSkills, skill, skillCalled, skillKinds, skills } from '#knowledge/skills'

const found = (text: string): string[] => findSkills(text).map(({ id }) => id)

describe('skills in a text', () => {
  it.each([
    ['Java, Spring Boot and MySQL', ['java', 'spring-boot', 'mysql']],
    ['熟悉Java开发,了解k8s与Postgres', ['java', 'kubernetes', 'postgresql']],
    ['Ｐｙｔｈｏｎ３ 和 Node JS', ['python', 'node-js']],
    ['front end development / Front-End', ['front-end-development', 'front-end-development']],
    ['负责机器\n学习的研究', ['machine-learning']],
    ['C/C++、Go、Rust', ['c', 'go', 'rust']],
    ['RESTful APIs, microservices', ['rest', 'microservices']],
  ])('finds them in %s', (text, ids) => {
    expect(found(text)).toEqual(ids)
  })

  it.each([
    ['熟悉 C 语言', ['c']],
    ['Python, R, SQL', ['python', 'r', 'sql']],
    ['python, go, c++', ['python', 'go', 'cpp']],
    ['services written in Go', ['go']],
    ['C, R, Go', ['c', 'r', 'go']],
    ['React / Vue', ['react', 'vue']],
    ['written in Swift', ['swift']],
    ['使用 Spring 框架', ['spring']],
  ])('takes a short or common name in context: %s', (text, ids) => {
    expect(found(text)).toEqual(ids)
  })

  it.each([
    ['Vitamin C', 'c'],
    ['Plan B, then plan C', 'c'],
    ['R & D department', 'r'],
    ['our go to market motion', 'go'],
    ['Go the extra mile', 'go'],
    ['excel in a fast-paced team', 'excel'],
    ['Excel in every task', 'excel'],
    ['Spring 2019', 'spring'],
    ['react quickly to change', 'react'],
    ['a swift answer', 'swift'],
    ['完成 C 轮融资', 'c'],
    ['someone@java.example.com', 'java'],
    ['https://github.com/someone/docker', 'docker'],
    ['社会计划', 'accounting'],
    ['it was good', 'it-operations'],
    ['in other words, a good word', 'word'],
  ])('does not take it for a skill elsewhere: %s', (text, id) => {
    expect(found(text)).not.toContain(id)
  })

  it('reads a name that two skills share by the company it keeps', () => {
    expect(found('AWS, GCP, Kubernetes')).toContain('google-cloud')
    expect(found('熟悉临床试验流程和 GCP，有药物警戒经验')).toContain('gcp')
  })

  it('gives spans of the text as it was written', () => {
    const ids = [...skills().byId.keys()]
    const noise = fc.constantFrom(' ', '\n', '，', '、', '　', 'é', 'ﬁ', '😀', '㎡', '经验', ' x ', 'e\u0301')
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...ids), noise, noise)), (parts) => {
        const text = parts.map(([id, left, right]) => `${left}${skill(id)?.zh}${right}`).join('')
        let last = 0
        for (const { start, end, alias } of findSkills(text)) {
          expect(start).toBeGreaterThanOrEqual(last)
          last = end
          const plain = (written: string): string =>
            written
              .normalize('NFKD')
              .toLowerCase()
              .replace(/[\s\p{M}\p{Pd}_]/gu, '')
          expect(plain(text.slice(start, end)).startsWith(plain(alias))).toBe(true)
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

describe('the list of skills', () => {
  it('has a name in both languages, a kind and nothing twice', () => {
    const all = [...skills().byId.values()]
    expect(skills().version).toMatch(/^\d{4}\.\d+\.\d+$/)
    for (const each of all) {
      expect(each.id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(each.zh && each.en, each.id).toBeTruthy()
      expect(skillKinds, each.id).toContain(each.kind)
    }
    const ids = all.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has no alias of two skills', () => {
    const owner = new Map<string, string>()
    for (const { key, id, shared } of skills().phrases) {
      expect(key).not.toBe('')
      if (!shared) expect(owner.get(key) ?? id, key).toBe(id)
      owner.set(key, id)
    }
  })

  it('has parents and neighbours that exist, and no circle', () => {
    const { byId } = skills()
    const walk = (id: string, way: readonly string[]): void => {
      expect(way, id).not.toContain(id)
      for (const parent of byId.get(id)?.parents ?? []) walk(parent, [...way, id])
    }
    for (const { id, parents, neighbours, closeness } of byId.values()) {
      for (const other of [...parents, ...neighbours.keys()]) expect(byId.has(other), `${id}: ${other}`).toBe(true)
      for (const share of [closeness, ...neighbours.values()]) expect(share >= 0 && share < 1, id).toBe(true)
      walk(id, [])
    }
  })
})

it('a skill that is asked for by its name alone needs no company', () => {
  expect([' go ', 'C++', '机器学习', 'k8s', 'nonsense'].map(skillCalled)).toEqual([
    'go',
    'cpp',
    'machine-learning',
    'kubernetes',
    undefined,
  ])
})
