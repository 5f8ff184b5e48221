import { describe, expect, it } from 'vitest'
import { skillSimilarity } from '#knowledge/similarity'
import { broader, narrower, skillName } from '#knowledge/skills'

describe('how close two skills are', () => {
  it('is whole for the same, told for neighbours, both ways', () => {
    expect(skillSimilarity('java', 'java')).toBe(1)
    expect(skillSimilarity('mysql', 'postgresql')).toBe(0.7)
    expect(skillSimilarity('postgresql', 'mysql')).toBe(0.7)
    expect(skillSimilarity('react', 'vue')).toBe(0.5)
  })

  it('lets a narrower skill stand for a wider one more than the reverse', () => {
    expect(skillSimilarity('relational-databases', 'mysql')).toBeGreaterThan(0.8)
    expect(skillSimilarity('mysql', 'relational-databases')).toBeLessThan(0.5)
  })

  it('is nothing across trades and for what is unknown', () => {
    expect(skillSimilarity('java', 'photoshop-of-nobody')).toBe(0)
    expect(skillSimilarity('mysql', 'swift')).toBe(0)
  })

  it('knows what lies above and below, and the name in either language', () => {
    expect(broader('spring-boot')).toContain('back-end-development')
    expect(narrower('relational-databases')).toContain('mysql')
    expect([skillName('machine-learning', 'zh-CN'), skillName('machine-learning', 'en-US')]).toEqual([
      '机器学习',
      'Machine learning',
    ])
  })
})
