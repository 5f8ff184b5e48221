import { expect, test } from 'vitest'
import { readLanding } from '#modules/session/sso-landing.ts'

const read = (query: string, mode?: string) => readLanding(mode, new URLSearchParams(query))

test('auth_code goes with the state, which names the enterprise', () => {
  expect(read('auth_code=abc&state=yunzhi.9f2c', 'oidc')).toEqual({
    kind: 'sso',
    body: { tenantId: 'yunzhi', mode: 'oidc', state: 'yunzhi.9f2c', auth_code: 'abc' },
  })
})

test('tenantId in the query comes before the state', () => {
  expect(read('auth_code=abc&state=other.1&tenantId=yunzhi')).toMatchObject({ body: { tenantId: 'yunzhi' } })
})

test('samlResponse', () => {
  expect(read('samlResponse=handle&tenantId=yunzhi', 'saml')).toMatchObject({
    kind: 'sso',
    body: { tenantId: 'yunzhi', samlResponse: 'handle' },
  })
})

test('authToken with mobile, and with id', () => {
  expect(read('authToken=jwt&mobile=13817246059&tenantId=yunzhi')).toMatchObject({
    kind: 'sso',
    body: { authToken: 'jwt', mobile: '13817246059' },
  })
  expect(read('authToken=jwt&id=u-1&tenantId=yunzhi')).toEqual({
    kind: 'userId',
    body: { tenantId: 'yunzhi', authToken: 'jwt', id: 'u-1' },
  })
})

test('the code of WeCom’s inner browser comes without a state', () => {
  const inner = { kind: 'wecom', body: { code: 'c', tenantId: 'yunzhi' } }
  expect(read('code=c&tenantId=yunzhi', 'wecom')).toEqual(inner)
  expect(read('code=c&tenantId=yunzhi', 'qiwei')).toEqual(inner)
})

test('on a provider’s own landing its code is the auth_code', () => {
  expect(read('code=c&state=yunzhi.9f2c', 'oidc')).toMatchObject({ kind: 'sso', body: { auth_code: 'c' } })
  expect(read('code=c&state=yunzhi.9f2c', 'wecom')).toMatchObject({ kind: 'sso', body: { auth_code: 'c' } })
  expect(read('authCode=c&state=yunzhi.9f2c', 'dingtalk')).toMatchObject({ kind: 'sso', body: { auth_code: 'c' } })
  expect(read('code=c&state=yunzhi.9f2c')).toEqual({ kind: 'parameterError', missing: 'proof' })
})

test.each([
  ['', 'proof'],
  ['tenantId=yunzhi', 'proof'],
  ['authToken=jwt&tenantId=yunzhi', 'person'],
  ['authToken=jwt&mobile=&tenantId=yunzhi', 'person'],
  ['auth_code=abc', 'tenant'],
  ['auth_code=abc&tenantId=Not%20One', 'tenant'],
])('%j lacks its %s', (query, missing) => {
  expect(read(query)).toEqual({ kind: 'parameterError', missing })
})
