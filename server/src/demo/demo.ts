import type { BuiltInRole } from '@cohort/contract/access'
import { makeExports } from '#demo/exports'
import { type Context, inTenant, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { ensureAccount } from '#modules/accounts/service'
import { demoSpaces } from '#modules/examples/content/scenes'
import { actingAs, fill } from '#modules/examples/service'
import { found, noteEntered } from '#modules/members/founding'
import { insertMember } from '#modules/members/service'
import { place } from '#modules/resources/buying'
import { settle } from '#modules/resources/notices'
import { notePast } from '#modules/resources/usage'
import { builtInRoleId } from '#modules/roles/service'

/** Super administrator of the tenant `standard`, unless OPERATOR_PHONE says otherwise. */
export const operatorPhone = '13800000000'

/** A believable company of people who do not exist. */
export const demo = {
  tenantId: 'wangchao',
  tenantName: '望潮科技',
  industry: '企业软件',
  founder: { phone: '13800000001', name: '李蔚然' },
  members: [
    { phone: '13800000002', name: '王一诺', role: 'administrator' },
    { phone: '13800000003', name: '孙若溪', role: 'recruiter' },
    { phone: '13800000004', name: '周砚秋', role: 'recruiter' },
    { phone: '13800000005', name: '赵启明', role: 'interviewer' },
    { phone: '13800000006', name: '陈望舒', role: 'hiringManager' },
    { phone: '13800000007', name: 'Nora Whitfield', role: 'hiringManager' },
    { phone: '13800000008', name: '韩予墨', role: 'readOnly' },
  ] satisfies { phone: string; name: string; role: BuiltInRole }[],
  school: {
    tenantId: 'huazhao',
    tenantName: '华昭大学',
    industry: '教育',
    member: { phone: '13800000009', name: '叶向晚' },
  },
} as const

/** So many people are in the demo's pool. */
const resumes = 400

export async function makeDemo(ctx: Context): Promise<void> {
  await makeCompany(ctx)
  await makeSchool(ctx)
}

/** What the demo holds is more than may be tried out. */
const withBasic = (ctx: Context): Context =>
  ctx.config.STARTING_PACKAGE === 'trial' ? { ...ctx, config: { ...ctx.config, STARTING_PACKAGE: 'basic' } } : ctx

async function makeCompany(ctx: Context): Promise<void> {
  const founder = await ensureAccount(ctx, demo.founder.phone, demo.founder.name)
  await transaction(inTenant(ctx, demo.tenantId), async (ctx) => {
    await found(
      withBasic(ctx),
      { name: demo.tenantName, mode: 'standard', industry: demo.industry, createdBy: founder.user_id },
      founder,
    )
  })
  await noteEntered(ctx, founder.user_id, demo.tenantId)
  await makeOrders(ctx, founder.user_id)
  const people = [founder]
  for (const { phone, name, role } of demo.members) {
    const account = await ensureAccount(ctx, phone, name)
    await transaction(inTenant(ctx, demo.tenantId), async (ctx) => {
      await insertMember(ctx, { account, status: 'normal', source: 'demo', roleIds: [await builtInRoleId(ctx, role)] })
    })
    if (role === 'recruiter') people.push(account)
  }
  const acting = await actingAs(inTenant(ctx, demo.tenantId), founder.user_id)
  await fill(
    acting,
    people.map((one) => one.user_id),
    { resumes, prefix: 'demo', spaces: demoSpaces },
  )
  await makeExports(acting)
  await notePast(acting, daysHere, grownBy)
}

const daysHere = 120
/** Nobody adds anything on two days of seven. */
const worked = (days: number): number => 5 * Math.floor(days / 7) + Math.min(5, days % 7)
/** Quickly at first, then slower, up to what there is now. */
const grownBy = (daysAgo: number): number => 0.25 + 0.75 * Math.sqrt(worked(daysHere - daysAgo) / worked(daysHere))

/** A year of Pro that began in spring, and extra packs of earlier months: what an order list looks like after a while. */
async function makeOrders(ctx: Context, founderId: string): Promise<void> {
  const bought = [
    { kind: 'ExtraEntity', unit: 'Month', daysAgo: 394 },
    { kind: 'ExtraAutomaticTask', unit: 'Month', daysAgo: 379 },
    { kind: 'Professional', unit: 'Year', daysAgo: 243 },
  ] as const
  for (const { kind, unit, daysAgo } of bought) {
    const at = new Date(ctx.clock.now().getTime() - daysAgo * 86_400_000)
    const then = { ...inTenant(ctx, demo.tenantId), clock: { now: () => at } }
    const order = await place(await actingAs(then, founderId), { kind, unit })
    const trade = { orderId: order.order_id, tradeNumber: newId(at), amountFen: order.price_fen, paidAt: at }
    await settle(then, 'cashier', { ...trade, tenant: demo.tenantId, state: 'paid' })
  }
}

/** A school, so that the student labels and the second enterprise of the founder can be seen. */
async function makeSchool(ctx: Context): Promise<void> {
  const { school } = demo
  const founder = await ensureAccount(ctx, demo.founder.phone)
  const student = await ensureAccount(ctx, school.member.phone, school.member.name)
  await transaction(inTenant(ctx, school.tenantId), async (ctx) => {
    await found(
      withBasic(ctx),
      { name: school.tenantName, mode: 'school', industry: school.industry, createdBy: founder.user_id },
      founder,
    )
    const roleIds = [await builtInRoleId(ctx, 'readOnly')]
    await insertMember(ctx, { account: student, status: 'normal', source: 'demo', roleIds, isSchoolUser: true })
  })
}
