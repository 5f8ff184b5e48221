import { limits } from '@cohort/contract/limits'
import { createInvitation } from '@cohort/contract/members'
import { getMe, requestCode, signIn as signInCall } from '@cohort/contract/session'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ask, newOwner, newPhone } from './ask.ts'
import { expireSessions, letSecondsPass } from './database.ts'
import { askForCode, atPath, codeField, enter, newVisitor, serverUrl, signIn, typeCode } from './harness.ts'

/** Another code than the right one, in every digit. */
const wrong = (code: string, by = 1) => code.replace(/\d/g, (digit) => String((Number(digit) + by) % 10))
const said = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words }).waitFor()

describe('codes', () => {
  it('counts the wrong ones down, keeps what was typed, and ends with the fifth', async () => {
    const phone = newPhone()
    const page = await newVisitor()
    await page.goto('/login')
    const code = await askForCode(page, phone)
    await typeCode(page, wrong(code))
    await said(page, '验证码错误，还可以尝试 4 次')
    expect(await codeField(page).inputValue()).toBe(wrong(code))
    expect(await page.getByLabel('手机号').inputValue()).toBe(phone.replace(/^(...)(....)/, '$1 $2 '))
    for (const left of [3, 2, 1]) {
      await typeCode(page, wrong(code, left + 1))
      await said(page, `还可以尝试 ${left} 次`)
    }
    await typeCode(page, wrong(code, 9))
    await said(page, '错误次数过多，请重新获取验证码')
    // The sixth is refused although it is right.
    await typeCode(page, code)
    await said(page, '错误次数过多，请重新获取验证码')
    expect(new URL(page.url()).pathname).toBe('/login')
  })

  it('does not spend a try while one digit is being corrected', async () => {
    const page = await newVisitor()
    await page.goto('/login')
    const code = await askForCode(page, newPhone())
    await typeCode(page, wrong(code))
    await said(page, '还可以尝试 4 次')
    let tries = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === signInCall.path) tries += 1
    })
    // Typing over the boxes from the first on leaves six digits there all the time; only Enter sends them.
    await codeField(page).press('Home')
    await page.keyboard.type(code)
    expect(await codeField(page).inputValue()).toBe(code)
    await page.keyboard.press('Enter')
    await atPath(page, '/preference')
    expect(tries).toBe(1)
  })

  it('takes a code once, and for five minutes', async () => {
    const phone = newPhone()
    const first = await newVisitor()
    await first.goto('/login')
    const code = await askForCode(first, phone)
    await typeCode(first, code)
    await atPath(first, '/preference')

    const second = await newVisitor()
    await second.goto('/login')
    await second.getByLabel('手机号').fill(phone)
    await second.getByRole('checkbox').check()
    await typeCode(second, code)
    await said(second, '验证码已失效，请重新获取')

    await letSecondsPass(phone, limits.codeIntervalSeconds + 1)
    await second.goto('/login')
    const late = await askForCode(second, phone)
    await letSecondsPass(phone, limits.codeSeconds + 1)
    await typeCode(second, late)
    await said(second, '验证码已失效，请重新获取')
  })

  it('lets a newer code replace the older one', async () => {
    const phone = newPhone()
    const page = await newVisitor()
    await page.goto('/login')
    const old = await askForCode(page, phone)
    await letSecondsPass(phone, limits.codeIntervalSeconds + 1)
    await page.goto('/login')
    const fresh = await askForCode(page, phone)
    // One in a million times both are the same, and then there is nothing to refuse.
    if (fresh !== old) {
      await typeCode(page, old)
      await said(page, '验证码错误，还可以尝试 4 次')
    }
    await typeCode(page, fresh)
    await atPath(page, '/preference')
  })

  it('sends one a minute and ten a day, and says how long to wait', async () => {
    const phone = newPhone()
    const page = await newVisitor()
    await page.goto('/login')
    await askForCode(page, phone)
    await page.getByText(/\d+ 秒后可重新发送/).waitFor()
    await page.reload()
    await page.getByLabel('手机号').fill(phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await said(page, '操作过于频繁，请')
    await page.getByText(/\d+ 秒后可重新发送/).waitFor()
    // A flood of requests: the tenth is the last of the day.
    for (let sent = 1; sent < limits.codesPerDay; sent++) {
      await letSecondsPass(phone, limits.codeIntervalSeconds + 1)
      await ask(serverUrl, requestCode, { body: { phone } })
    }
    await letSecondsPass(phone, limits.codeIntervalSeconds + 1)
    await page.reload()
    await page.getByLabel('手机号').fill(phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await said(page, '操作过于频繁，请 24 小时后再试')
    // Nobody is shown a countdown of hours.
    await page.getByRole('button', { name: '获取验证码' }).waitFor()
  })

  it('names what is missing before anything is sent', async () => {
    const page = await newVisitor()
    await page.goto('/login')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await said(page, '请输入手机号')
    await page.getByLabel('手机号').fill('2381')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await said(page, '手机号以 1 开头')
    await page.getByLabel('手机号').fill('138')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await said(page, '还差 8 位')
    await page.getByLabel('手机号').fill(newPhone())
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await said(page, '请先阅读并同意用户协议与隐私政策')
  })
})

describe('addresses', () => {
  it('knows no unknown path, with a token and without', async () => {
    const page = await newVisitor()
    await page.goto('/no/such/page')
    await atPath(page, '/404')
    await page.getByRole('heading', { name: '内容不存在' }).waitFor()
    const owner = await newOwner(serverUrl, '山止文化')
    await enter(page, owner.token, '/no/such/page')
    await atPath(page, '/404')
    await page.getByRole('button', { name: '返回首页' }).click()
    await atPath(page, '/channel')
  })

  it('names a foreign host and asks before going there, without a token', async () => {
    const owner = await newOwner(serverUrl, '明川律所')
    const page = await newVisitor()
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    )
    const target = 'https://elsewhere.example/jobs?page=2'
    await letSecondsPass(owner.phone, limits.codeIntervalSeconds + 1)
    await signIn(page, owner.phone, `/login?redirect=${encodeURIComponent(target)}`)
    await atPath(page, '/login/redirect')
    await page.getByText('elsewhere.example', { exact: true }).waitFor()
    expect(page.url()).not.toContain('token')
    await page.getByRole('button', { name: '前往' }).click()
    await page.getByRole('heading', { name: 'Elsewhere' }).waitFor()
    expect(page.url()).toBe(target)

    // Signed in already, the same question; and there is a way to stay.
    await page.goto(`${serverUrl}/?redirect=${encodeURIComponent(target)}`)
    await atPath(page, '/login/redirect')
    await page.getByRole('button', { name: '留在本站' }).click()
    await atPath(page, '/channel')
  })

  it('ignores a redirect that is no address of a site', async () => {
    const owner = await newOwner(serverUrl, '拾光传媒')
    const page = await newVisitor()
    page.on('dialog', () => expect.unreachable('a script of the address ran'))
    for (const target of ['javascript:alert(1)', '//elsewhere.example']) {
      await enter(page, owner.token, `/?redirect=${encodeURIComponent(target)}`)
      await atPath(page, '/channel')
      await page.getByRole('heading', { level: 1, name: '首页' }).waitFor()
      await page.goto(`/login/redirect?url=${encodeURIComponent(target)}`)
      await page.getByRole('heading', { name: '链接无效' }).waitFor()
      expect(await page.getByRole('button', { name: '前往' }).count()).toBe(0)
    }
  })
})

describe('credentials', () => {
  it('leads from a truncated token to /401, and back after signing in', async () => {
    const owner = await newOwner(serverUrl, '云栖软件')
    const page = await newVisitor()
    await enter(page, owner.token.slice(0, -5), '/setting/my-setting')
    await atPath(page, '/401')
    await page.getByRole('heading', { name: '登录已失效' }).waitFor()
    expect(await page.context().cookies()).toEqual([])
    await letSecondsPass(owner.phone, limits.codeIntervalSeconds + 1)
    await page.getByRole('button', { name: '重新登录' }).click()
    await atPath(page, '/login')
    await typeCode(page, await askForCode(page, owner.phone))
    await atPath(page, '/setting/my-setting')
    await page.getByRole('dialog', { name: '我的设置' }).waitFor()
  })

  it('throws out whose session has expired, at the next request', async () => {
    const owner = await newOwner(serverUrl, '北屿食品')
    const page = await newVisitor()
    await enter(page, owner.token)
    await page.getByText('共 1 人').waitFor()
    await expireSessions(owner.tenantId)
    await page.getByRole('button', { name: '邀请成员' }).click()
    await atPath(page, '/401')
  })

  it('answers what no page of ours would send', async () => {
    const [owner, other] = [await newOwner(serverUrl, '一苇航运'), await newOwner(serverUrl, '另一家')]
    const page = await newVisitor()
    await enter(page, owner.token)
    const send = (path: string, init: { method?: string; headers: Record<string, string>; body?: string }) =>
      page.evaluate(
        async ([path, init]) => {
          const answer = await fetch(path, init)
          return { status: answer.status, ...((await answer.json()) as { error: string; message: string }) }
        },
        [path, init] as const,
      )
    const authorization = `Bearer ${owner.token}`
    const forged = { authorization, 'x-tenant-id': other.tenantId }
    expect(await send(getMe.path, { headers: forged })).toMatchObject({ status: 403, error: 'TenantMismatch' })
    const json = { authorization, 'content-type': 'application/json' }
    const malformed = await send(createInvitation.path, { method: 'POST', headers: json, body: '{"days": ' })
    expect(malformed).toMatchObject({ status: 400, message: '请求格式有误' })
    const body = JSON.stringify({ username: 'x'.repeat(limits.bodyBytes) })
    const large = await send(createInvitation.path, { method: 'POST', headers: json, body })
    expect(large).toMatchObject({ status: 413, message: '内容超过大小限制（1 MB）' })
    const bad = await send(createInvitation.path, { method: 'POST', headers: json, body: '{"days": 99}' })
    expect(bad).toMatchObject({ status: 400, detail: { field: 'days' } })
    // A made-up user id gives nothing.
    expect(await send(getMe.path, { headers: { 'x-user-id': 'someone' } })).toMatchObject({ status: 401 })
  })
})
