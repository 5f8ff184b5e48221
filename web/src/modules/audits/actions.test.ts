import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { authCodes } from '@cohort/contract/access'
import { describe, expect, it } from 'vitest'
import { actions, areaOf, auditAreas } from '#modules/audits/actions.ts'

/** Actions stand in the server's source as text: `audit(ctx, 'role.create', …)`, or handed on to a function that audits. */
function writtenActions(): string[] {
  const source = join(process.cwd(), 'server', 'src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const areas = auditAreas.join('|')
  return files.flatMap((name) => {
    const text = readFileSync(join(source, name), 'utf8')
    if (!text.includes('audit(')) return []
    const calls = [...text.matchAll(/audit\(\s*[^,]+,\s*'([\w.]+)'/g)].map((match) => match[1] ?? '')
    const named = [...text.matchAll(new RegExp(`'((?:${areas})\\.\\w+)'`, 'g'))].map((match) => match[1] ?? '')
    // Rights are named alike: `channel.manageAll` is nothing that anybody does.
    return [...calls, ...named.filter((name) => !Object.hasOwn(authCodes, name))]
  })
}

describe('the words of the trail', () => {
  it('exist for every action that the server writes', () => {
    const written = [...new Set(writtenActions())]
    expect(written.length).toBeGreaterThan(30)
    expect(written.filter((action) => !actions.some((known) => known === action))).toEqual([])
  })

  it('have an area for each, to narrow the trail to', () => {
    expect(new Set(actions.map(areaOf))).toEqual(new Set(auditAreas))
  })
})
