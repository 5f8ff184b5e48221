import { Writable } from 'node:stream'
import { updateProfile } from '@cohort/contract/members'
import { requestCode, signIn } from '@cohort/contract/session'
import { expect, test } from 'vitest'
import { testApp } from '#testing/app'

const lines: string[] = []
const app = testApp(
  { LOG_LEVEL: 'debug' },
  new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk)) as undefined) }),
)

test('nothing personal is logged, neither of good requests nor of bad ones, nor of errors that quote a row', async () => {
  const founder = await app.makeTenant()
  await app.ask(updateProfile, { body: { username: '林知遥', email: 'lin.zhiyao@mail.example' } }, founder)
  await app.ask(requestCode, { body: { phone: '1381724605' } })
  await app.ask(signIn, { body: { phone: founder.phone, code: '123456' } })
  app.app.log.error(
    {
      err: Object.assign(new Error(`duplicate key (phone)=(${founder.phone}) of lin.zhiyao@mail.example`), {
        detail: founder.phone,
      }),
    },
    'failed',
  )
  const log = lines.join('')
  expect(log).toContain('"call":"updateProfile"')
  expect(log).toContain('duplicate key')
  for (const secret of [
    founder.phone,
    founder.token,
    founder.token.split('.')[1] ?? '',
    '林知遥',
    'lin.zhiyao',
    '1381724605',
    '123456',
  ])
    expect(log).not.toContain(secret)
})
