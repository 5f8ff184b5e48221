import { listMembers } from '@cohort/contract/members'
import { createRole, setUserRoles } from '@cohort/contract/roles'
import { getMe } from '@cohort/contract/session'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import { addPeople } from './database.ts'
import { atPath, enter, eventually, expectAccessible, newVisitor, serverUrl, settled } from './harness.ts'
import { choose, openMenuOf, roleCalled, toast, userIdOf } from './permissions.ts'
import { dialog, openUserMenu } from './shell.ts'

/** Someone comes back to their tab after a while: the page looks whether anything changed meanwhile. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

describe('roles', () => {
  it('an administrator makes a role, adds thirty, and cannot add thirty-one', async () => {
    const owner = await newOwner(serverUrl, '澄海智能')
    await addPeople(owner.tenantId, 40)
    const page = await newVisitor()
    await enter(page, owner.token, '/setting/auth-manage')
    await page.getByRole('button', { name: '新建角色' }).click()
    const making = dialog(page, '新建角色')
    await making.getByRole('button', { name: '新建' }).click()
    await making.getByText('请填写名称').waitFor()
    await making.getByLabel('名称').fill('招聘专员')
    await making.getByRole('button', { name: '新建' }).click()
    await making.getByText('已有同名角色').waitFor()
    await making.getByLabel('名称').fill('校招助理')
    await making.getByRole('button', { name: '新建' }).click()
    await page.getByRole('heading', { name: '校招助理' }).waitFor()

    await page.getByRole('checkbox', { name: '导出 392' }).check()
    await page.getByText('保存后没有人的权限会变').waitFor()
    await page.getByRole('button', { name: '保存' }).click()
    await toast(page, '已保存「校招助理」的权限').waitFor()

    await page.getByRole('button', { name: '添加成员' }).click()
    const adding = dialog(page, /给「校招助理」添加成员/)
    const options = adding.getByRole('option')
    await options.first().waitFor()
    await adding.getByRole('button', { name: '添加' }).click()
    await adding.getByText('请先选择用户').waitFor()
    await adding.getByRole('combobox').focus()
    for (let chosen = 1; chosen <= 30; chosen++) {
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowDown')
    }
    await adding.getByText('30 / 30').waitFor()
    await page.keyboard.press('Enter')
    await adding.getByText('一次最多选择 30 个').waitFor()
    await expectAccessible(page)
    // Clearing asks, and changing one's mind keeps everyone.
    await adding.getByRole('button', { name: '清空' }).click()
    await dialog(page, '清空已选的 30 人？').getByRole('button', { name: '取消' }).click()
    await adding.getByRole('button', { name: '添加' }).click()
    await toast(page, '已添加 30 人').waitFor()
    await page.getByRole('tab', { name: /^成员\s*30/ }).waitFor()

    await page.getByRole('button', { name: '添加成员' }).click()
    await adding.getByRole('option', { disabled: true }).first().waitFor()
    // Whom one chose before comes first; who has the role cannot be chosen again.
    expect(await options.first().getAttribute('aria-disabled')).toBe('true')
    await adding.getByRole('combobox').fill('同事040')
    await eventually(() => options.count()).toBe(1)
    await options.first().click()
    await adding.getByText('1 / 30').waitFor()
    expect((await roleCalled(owner.token, '校招助理')).memberCount).toBe(30)
  })

  it('says whom a change reaches before it is saved, and how many a deletion costs what', async () => {
    const owner = await newOwner(serverUrl, '澄海智能')
    const { roleId } = await ask(
      serverUrl,
      createRole,
      { body: { name: '数据管理员', codes: [321, 392] } },
      owner.token,
    )
    for (const name of ['邓子衿', '吴清嘉']) await newMember(serverUrl, owner.token, name, [roleId])
    const page = await newVisitor()
    await enter(page, owner.token, `/setting/auth-manage?role=${roleId}`)
    await page.getByRole('checkbox', { name: '导出 392' }).uncheck()
    await page.getByRole('checkbox', { name: '备注 443' }).check()
    await page.getByText('2 人获得权限，2 人失去权限').waitFor()
    await page.getByRole('button', { name: '查看受影响的人' }).click()
    await page.getByRole('region', { name: '保存后的变化' }).getByText('吴清嘉').waitFor()
    await page.getByRole('button', { name: '保存' }).click()
    await toast(page, '已保存').waitFor()
    expect((await roleCalled(owner.token, '数据管理员')).codes).toEqual([321, 443])
    await page.getByRole('button', { name: '撤销' }).click()
    await toast(page, '已还原「数据管理员」的权限').waitFor()
    expect((await roleCalled(owner.token, '数据管理员')).codes).toEqual([321, 392])

    await page.getByRole('button', { name: '删除角色' }).click()
    const asking = dialog(page, '删除「数据管理员」？')
    await asking.getByText('2 名成员有这个角色。2 人将失去以下权限：').waitFor()
    await expectAccessible(page)
    await asking.getByRole('button', { name: '删除角色' }).click()
    await toast(page, '已删除角色「数据管理员」').waitFor()
    await page.getByRole('heading', { name: '管理员', exact: true }).waitFor()
    // The administrator's own role is fixed, and says so.
    const box = page.getByRole('checkbox', { name: '导出 392' })
    expect(await box.getAttribute('aria-description')).toBe('管理员角色的权限不能修改')
    expect(await page.getByRole('button', { name: '删除角色' }).getAttribute('title')).toBe('内置角色不能删除')
  })

  it('of two administrators who edit one role, the second sees both versions', async () => {
    const owner = await newOwner(serverUrl, '澄海智能')
    const administrator = await roleCalled(owner.token, '管理员')
    const second = await newMember(serverUrl, owner.token, '王一诺', [administrator.roleId])
    const { roleId } = await roleCalled(owner.token, '面试官')
    const [one, two] = [await newVisitor(), await newVisitor()]
    await enter(one, owner.token, `/setting/auth-manage?role=${roleId}`)
    await enter(two, second.token, `/setting/auth-manage?role=${roleId}`)
    await one.getByRole('checkbox', { name: '导出 392' }).check()
    await two.getByRole('checkbox', { name: '标签 · 查看 501' }).check()
    await one.getByRole('button', { name: '保存' }).click()
    await toast(one, '已保存「面试官」的权限').waitFor()
    await two.getByRole('button', { name: '保存' }).click()
    const conflict = dialog(two, '别人刚刚改了这个角色')
    await conflict.getByRole('region', { name: '对方' }).getByText('导出').waitFor()
    await conflict.getByRole('region', { name: '你' }).getByText('标签 · 查看').waitFor()
    await expectAccessible(two)
    await conflict.getByRole('button', { name: '两边都要' }).click()
    await toast(two, '已保存「面试官」的权限').waitFor()
    expect((await roleCalled(owner.token, '面试官')).codes).toEqual(expect.arrayContaining([392, 501]))
  })
})

describe('members', () => {
  it('one gains a menu entry without signing in again, loses it, is deactivated and thrown out', async () => {
    const owner = await newOwner(serverUrl, '澄海智能')
    await ask(serverUrl, createRole, { body: { name: '角色查看', codes: [945] } }, owner.token)
    const member = await newMember(serverUrl, owner.token, '孙若溪')
    const [page, theirs] = [await newVisitor(), await newVisitor()]
    await enter(theirs, member.token, '/channel')
    const menu = await openUserMenu(theirs)
    expect(await menu.getByRole('menuitem', { name: '权限设置' }).count()).toBe(0)
    await theirs.keyboard.press('Escape')

    await enter(page, owner.token, '/setting/members')
    const actions = await openMenuOf(page, '孙若溪')
    await actions.getByRole('menuitem', { name: '编辑角色' }).click()
    const peek = page.getByRole('complementary', { name: '孙若溪 的资料' })
    await choose(peek.getByRole('combobox', { name: '角色' }), '角色查看')
    await toast(page, '已更新 孙若溪 的角色').waitFor()
    await page.keyboard.press('Escape')

    await comeBack(theirs)
    await eventually(async () => {
      const now = await openUserMenu(theirs)
      const entries = await now.getByRole('menuitem', { name: '权限设置' }).count()
      if (entries > 0) await now.getByRole('menuitem', { name: '权限设置' }).click()
      else await theirs.keyboard.press('Escape')
      return entries
    }).toBe(1)
    await theirs.getByRole('heading', { name: '权限设置' }).waitFor()
    // They may look, and every button that is refused names the missing right.
    expect(await theirs.getByRole('button', { name: '新建角色' }).getAttribute('title')).toContain('「角色 · 新建」923')

    const userId = await userIdOf(member.token)
    await ask(serverUrl, setUserRoles, { params: { id: userId }, body: { roleIds: [] } }, owner.token)
    await comeBack(theirs)
    await theirs.getByRole('heading', { name: '不能打开「权限设置」' }).waitFor()
    await theirs.getByText('「角色 · 查看列表」945').waitFor()

    await (await openMenuOf(page, '孙若溪')).getByRole('menuitem', { name: '停用' }).click()
    // What can be taken back is done at once and offers to be undone, for as long as the pointer rests on it.
    await toast(page, /已停用 孙若溪/).hover()
    // Their open page hears of it.
    await atPath(theirs, '/401')
    await page.getByRole('button', { name: '撤销' }).last().click()
    await toast(page, '已激活 孙若溪').waitFor()
    expect((await ask(serverUrl, listMembers, { query: { filter: '孙若溪' } }, owner.token)).data[0]?.status).toBe(
      'normal',
    )
  })
})

describe('why can’t this member', () => {
  it('shows the missing right, and the smallest fix works', async () => {
    const owner = await newOwner(serverUrl, '澄海智能')
    const member = await newMember(serverUrl, owner.token, '邓子衿')
    const page = await newVisitor()
    await enter(page, owner.token, '/setting/members')
    await (await openMenuOf(page, '邓子衿')).getByRole('menuitem', { name: '为什么不能…' }).click()
    const panel = page.getByRole('complementary', { name: '为什么不能' })
    await choose(panel.getByRole('combobox', { name: '要做的事' }), '导出 · 使用 392')
    await panel.getByText('邓子衿不能使用「导出」').waitFor()
    await panel.getByText('角色「只读成员」没有这一项').first().waitFor()
    const steps = panel.getByRole('list', { name: '检查过程' }).getByRole('listitem')
    expect(await steps.allTextContents()).toEqual([
      expect.stringContaining('企业状态：有效'),
      expect.stringContaining('成员状态：正常'),
      expect.stringContaining('导出 392'),
    ])
    await expectAccessible(page)
    await panel.getByText('只给 邓子衿 角色「招聘专员」').waitFor()
    await panel.getByRole('button', { name: '加入' }).first().click()
    await dialog(page, /只给 邓子衿 角色「招聘专员」/)
      .getByRole('button', { name: '加入' })
      .click()
    await panel.getByText('邓子衿可以使用「导出」').waitFor()
    const { userAuths } = await ask(serverUrl, getMe, {}, member.token)
    expect(userAuths.map(({ authId }) => authId)).toContain(392)
    // The address holds the question: a colleague who gets the link sees the same.
    await page.reload()
    await panel.getByText('邓子衿可以使用「导出」').waitFor()
  })
})

describe('view as a member', () => {
  it('shows what they see, clearly marked, and cannot write; one’s own tab stays as it is', async () => {
    const owner = await newOwner(serverUrl, '澄海智能', '李蔚然')
    const member = await newMember(serverUrl, owner.token, '孙若溪')
    const page = await newVisitor()
    await enter(page, owner.token, '/setting/members')
    const actions = await openMenuOf(page, '孙若溪')
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      actions.getByRole('menuitem', { name: '以此身份查看' }).click(),
    ])
    await atPath(tab, '/channel')
    await tab.getByText('你正在以 孙若溪 的身份查看（只读）').waitFor()
    // The menu is theirs: nothing that only the administrator may open.
    const menu = await openUserMenu(tab)
    expect(await menu.getByRole('menuitem', { name: '权限设置' }).count()).toBe(0)
    await menu.getByRole('menuitem', { name: '我的设置' }).click()
    const mine = dialog(tab, '我的设置')
    await settled(tab)
    await expectAccessible(tab)
    await mine.getByLabel('姓名').fill('改名')
    await mine.getByRole('button', { name: '保存' }).first().click()
    await toast(tab, '正在以他人身份查看，不能修改').waitFor()
    expect((await ask(serverUrl, getMe, {}, member.token)).username).toBe('孙若溪')
    // A reload keeps the view; the administrator's tab never had it.
    await tab.reload()
    await tab.getByText('你正在以 孙若溪 的身份查看（只读）').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: '成员管理' }).waitFor()
    expect(await page.getByText('的身份查看（只读）').count()).toBe(0)

    await tab.getByRole('button', { name: '结束查看' }).click()
    await atPath(tab, '/view-ended')
    await tab.getByRole('button', { name: '回到我的页面' }).click()
    await tab.getByText('李蔚然').first().waitFor()

    await page.goto('/setting/audit?area=member')
    await page.getByRole('row', { name: /李蔚然\s*以成员身份查看\s*孙若溪/ }).waitFor()
  })
})
