import type { Output } from '@cohort/contract/call'
import { createIntake, getIntake, uploadIntakeFile } from '@cohort/contract/intakes'
import type { Actor, TestApp } from '#testing/app'
import { formOf, send } from '#testing/uploads'

export interface Person {
  name: string
  phone: string
  email?: string
  company?: string
}

/** A resume as people write it, with everything that nobody has to look at. */
export const resumeText = ({ name, phone, email = `p${phone}@example.com`, company = '云栎科技有限公司' }: Person) =>
  `${name}
男 | 1990年2月3日出生 | 现居上海
电话：${phone}
邮箱：${email}

教育背景
2008.09 - 2012.06  东海大学  计算机科学与技术  本科

工作经历
2018.03 - 至今  ${company}  高级后端工程师
负责支付系统的设计与开发，使用 Go 与 PostgreSQL。
2012.07 - 2018.02  星汇支付有限公司  后端工程师
负责对账平台。

专业技能
Go、PostgreSQL、Kubernetes
`

const surnames = [...'林王李张刘陈杨黄赵周吴徐孙马朱胡郭何高罗']
const given = ['知遥', '小明', '雨桐', '思远', '梓涵', '浩然', '欣怡', '子轩']

/** People who share nothing by which one is known. */
export const someone = (at: number): Person => ({
  name: `${surnames[at % surnames.length]}${given[Math.floor(at / surnames.length) % given.length]}`,
  phone: `138${String(at).padStart(8, '0')}`,
  company: `第${at}科技有限公司`,
})

type Files = Record<string, string | Buffer>

/** A batch with these files; its id. */
export async function startBatch(
  app: TestApp,
  actor: Actor,
  files: Files,
  body: Parameters<typeof app.ask<typeof createIntake>>[1]['body'] = {},
): Promise<string> {
  const { id } = (await app.ask(createIntake, { body }, actor)).body
  await addTo(app, actor, id, files)
  return id
}

export async function addTo(app: TestApp, actor: Actor, id: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const form = formOf(name, Buffer.from(content))
    const { status, error } = await send(app, uploadIntakeFile, { params: { id } } as never, actor, form)
    if (status !== 200) throw new Error(`${name}: ${error.error}`)
  }
}

type Batch = Output<typeof getIntake>

/** The batch as soon as it is as wanted, told by what the server announces. */
export function batchWhen(
  app: TestApp,
  actor: Actor,
  id: string,
  isWanted: (batch: Batch) => boolean = ({ state }) => state === 'finished',
): Promise<Batch> {
  return new Promise((done, failed) => {
    const look = async () => {
      const { body, error } = await app.ask(getIntake, { params: { id }, query: { pageSize: 200 } }, actor)
      if (!body.items) throw new Error(error.error)
      if (!isWanted(body)) return
      leave()
      done(body)
    }
    const check = () => void look().catch(failed)
    const leave = app.live.follow({
      hear: ({ change }) => {
        if (change?.type === 'Intake') check()
      },
      missed: check,
    })
    check()
  })
}

/** Where each file stands, and why. */
export const endings = ({ items }: Batch) =>
  Object.fromEntries(items.map(({ name, state, reason }) => [name, reason ? `${state}: ${reason}` : state]))
