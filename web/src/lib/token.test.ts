import { beforeEach, describe, expect, it } from 'vitest'
import { clearToken, giveViewToken, isViewing, readToken, tenantOfToken, writeToken } from '#lib/token.ts'

beforeEach(() => {
  sessionStorage.clear()
  clearToken()
})

describe('the token of a tab', () => {
  it('is the cookie, unless the tab has one of its own', () => {
    expect(readToken()).toBeUndefined()
    writeToken('wangchao.mine')
    expect(readToken()).toBe('wangchao.mine')
    giveViewToken(globalThis, 'wangchao.theirs')
    expect([readToken(), isViewing()]).toEqual(['wangchao.theirs', true])
  })

  it('ends in a viewing tab without touching the cookie of the others', () => {
    writeToken('wangchao.mine')
    giveViewToken(globalThis, 'wangchao.theirs')
    clearToken()
    expect([readToken(), isViewing()]).toEqual(['wangchao.mine', false])
    clearToken()
    expect(readToken()).toBeUndefined()
  })

  it('starts a viewing tab with nothing of what the administrator’s remembered', () => {
    sessionStorage.setItem('cohort.trays', '[1]')
    giveViewToken(globalThis, 'wangchao.theirs')
    expect(sessionStorage.getItem('cohort.trays')).toBeNull()
  })

  it('gives way to someone who signs in', () => {
    giveViewToken(globalThis, 'wangchao.theirs')
    writeToken('wangchao.new')
    expect(readToken()).toBe('wangchao.new')
  })

  it('names its enterprise', () => {
    expect([tenantOfToken('wangchao.secret'), tenantOfToken('~.secret')]).toEqual(['wangchao', undefined])
  })
})
