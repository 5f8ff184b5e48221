import { describe, expect, it } from 'vitest'
import { findSkills } from '#knowledge/skills'

const how = (text: string): string[] =>
  findSkills(text).map(({ id, negated, wish }) => `${id}${negated ? '-' : wish ? '?' : '+'}`)

describe('what is denied or only wished for', () => {
  it.each([
    ['no Java', ['java-']],
    ['I have no experience in Java, Kotlin or Scala.', ['java-', 'kotlin-', 'scala-']],
    ['Without any knowledge of Docker. Strong in Python.', ['docker-', 'python+']],
    ['no Java, but strong Kotlin', ['java-', 'kotlin+']],
    ['not only Java but also Kotlin', ['java+', 'kotlin+']],
    ['never used Docker', ['docker-']],
    ['Java is not required', ['java-']],
    ['non-Java shop using Python', ['java-', 'python+']],
    ['Want to learn Kubernetes; have used Docker', ['kubernetes?', 'docker+']],
    ['不会 Java，会 Python', ['java-', 'python+']],
    ['未接触过 Docker、Kubernetes', ['docker-', 'kubernetes-']],
    ['无需 Java 经验', ['java-']],
    ['没有 Java 经验', ['java-']],
    ['非 Java 方向', ['java-']],
    ['希望学习 Kubernetes', ['kubernetes?']],
    ['对机器学习感兴趣', ['machine-learning?']],
    ['对机器学习有深入研究', ['machine-learning+']],
    ['不仅精通 Java，还精通 Python', ['java+', 'python+']],
    ['非常熟悉 Java', ['java+']],
    ['不断学习 Java', ['java+']],
    ['Java 不作要求，熟悉 Python', ['java-', 'python+']],
    ['不懂 Java 但熟悉 Python', ['java-', 'python+']],
    ['Notable Java work', ['java+']],
    ['There is no one like him. Java expert', ['java+']],
  ])('%s', (text, stances) => {
    expect(how(text)).toEqual(stances)
  })
})
