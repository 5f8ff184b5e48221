import { listMembers } from '@cohort/contract/members'
import { getPermission, listParticipants } from '@cohort/contract/permissions'
import { createRole } from '@cohort/contract/roles'
import { describe, expect, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import { addObject } from './database.ts'
import { enter, eventually, expectAccessible, newVisitor, serverUrl, settled } from './harness.ts'
import { choose, openMenuOf, toast, userIdOf } from './permissions.ts'
import { dialog } from './shell.ts'

describe('members', () => {
  it('protects the last super administrator, and asks before it removes someone', async () => {
    const owner = await newOwner(serverUrl, '澄海智能', '李蔚然')
    await newMember(serverUrl, owner.token, '周砚秋')
    const page = await newVisitor()
    await enter(page, owner.token, '/setting/members')
    const own = await openMenuOf(page, '李蔚然')
    for (const name of ['取消超级管理员', '停用', '移出企业']) {
      const item = own.getByRole('menuitem', { name })
      expect(await item.getAttribute('aria-disabled')).toBe('true')
      expect(await item.textContent()).toContain('企业至少需要保留一名超级管理员')
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await (await openMenuOf(page, '周砚秋')).getByRole('menuitem', { name: '移出企业' }).click()
    await dialog(page, '将 周砚秋 移出企业？').getByRole('button', { name: '移出企业' }).click()
    await toast(page, '已将 周砚秋 移出企业').waitFor()
    await page.getByRole('heading', { name: '没有符合条件的成员' }).waitFor()
    expect((await ask(serverUrl, listMembers, { query: {} }, owner.token)).total).toBe(1)
  })

  it('lists invitations to copy, send again and revoke', async () => {
    const owner = await newOwner(serverUrl, '澄海智能')
    await newMember(serverUrl, owner.token, '吴清嘉')
    const page = await newVisitor()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await enter(page, owner.token, '/setting/members?tab=invitations')
    const row = page.getByRole('row', { name: /任何人/ })
    await row.getByRole('button', { name: '复制链接' }).click()
    await toast(page, '邀请链接已复制').waitFor()
    const first = await page.evaluate(() => navigator.clipboard.readText())
    await row.getByRole('button', { name: '重新发送' }).click()
    await toast(page, '新链接已生成并复制，旧链接已失效').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe(first)
    await row.getByRole('button', { name: '撤回' }).click()
    await dialog(page, '撤回这个邀请？').getByRole('button', { name: '撤回' }).click()
    await page.getByRole('heading', { name: '没有有效的邀请' }).waitFor()
    await page.getByRole('radiogroup', { name: '邀请的状态' }).getByText('全部').click()
    await page.getByText('已撤回', { exact: true }).waitFor()
    await expectAccessible(page)
  })
})

describe('collaboration and permissions', () => {
  it('of a project: flags to the bit, where they come from, inheritance, leader', async () => {
    const owner = await newOwner(serverUrl, '澄海智能', '李蔚然')
    const member = await newMember(serverUrl, owner.token, '刘思齐')
    const creatorId = await userIdOf(owner.token)
    const userId = await userIdOf(member.token)
    const ids = { space: `s-${owner.tenantId}`, project: `p-${owner.tenantId}` }
    await addObject(owner.tenantId, { openId: ids.space, type: 'Space', name: '技术招聘', creatorId })
    await addObject(owner.tenantId, {
      openId: ids.project,
      type: 'Project',
      parentId: ids.space,
      name: '支付平台扩编',
      creatorId,
    })
    const flagsOf = async (openId: string) =>
      (await ask(serverUrl, getPermission, { params: { openId } }, member.token)).flags
    const page = await newVisitor()

    await enter(page, owner.token, `/channel/role/${ids.space}`)
    const popup = dialog(page, '协作与权限')
    await popup.getByRole('button', { name: '添加' }).click()
    const adding = dialog(page, '添加「技术招聘」的参与人')
    await adding.getByRole('option', { name: /刘思齐/ }).click()
    await adding.getByRole('button', { name: '添加' }).click()
    await toast(page, '已添加 1 名参与人').waitFor()
    await popup.getByRole('button', { name: /^刘思齐/ }).click()
    await popup.getByRole('checkbox', { name: '编辑基本信息' }).check()
    await eventually(() => flagsOf(ids.space)).toBe(1)
    await popup.getByText('在项目里').click()
    await popup.getByRole('checkbox', { name: '移动任务' }).waitFor()
    await settled(page)
    await expectAccessible(page)

    await page.goto(`/channel/role/${ids.space}/${ids.project}`)
    await popup.getByText('继承自「技术招聘」').waitFor()
    await popup.getByRole('switch', { name: '继承上级的参与人' }).click()
    await toast(page, '已停止继承').waitFor()
    await expect(flagsOf(ids.project)).rejects.toThrow('404')
    await page.getByRole('button', { name: '撤销' }).click()
    await toast(page, '已恢复继承').waitFor()
    await popup.getByRole('button', { name: /^刘思齐/ }).click()
    await popup.getByRole('checkbox', { name: '删除', exact: true }).check()
    await popup.getByText('在这里设置').waitFor()
    expect((await flagsOf(ids.project)) & 1).toBe(1)
    await choose(popup.getByRole('combobox', { name: '负责人' }), '刘思齐')
    await toast(page, '负责人改为 刘思齐').waitFor()
    expect(await flagsOf(ids.project)).toBe(2047)
    const { leaderId } = await ask(
      serverUrl,
      listParticipants,
      { params: { openId: ids.project }, query: {} },
      owner.token,
    )
    expect(leaderId).toBe(userId)
  })

  it('is silent and empty where it cannot be fetched', async () => {
    const owner = await newOwner(serverUrl, '澄海智能')
    const page = await newVisitor()
    await enter(page, owner.token, '/channel/role/nothing-of-ours')
    await dialog(page, '协作与权限').getByRole('heading', { name: '没有可以显示的参与人' }).waitFor()
    expect(await page.getByRole('region', { name: '提示' }).textContent()).toBe('')
  })
})

describe('the audit trail', () => {
  it('says in words who did what, narrows down by the address, and is downloaded for Excel', async () => {
    const owner = await newOwner(serverUrl, '澄海智能', '李蔚然')
    await ask(serverUrl, createRole, { body: { name: '校招助理', codes: [321] } }, owner.token)
    const page = await newVisitor()
    await enter(page, owner.token, '/setting/audit')
    await page.getByRole('row', { name: /李蔚然\s*创建企业/ }).waitFor()
    await page.goto('/setting/audit?area=role&keyword=create')
    const row = page.getByRole('row', { name: /李蔚然\s*新建角色\s*校招助理/ })
    await row.getByRole('button', { name: '查看变化' }).click()
    await page.getByRole('region', { name: '前后对比' }).getByText('材料 · 查看 321').waitFor()
    expect(await page.getByRole('row').count()).toBe(3)
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/)
  })
})
