import { trial } from '@cohort/contract/packages'
import { notifyLimitation } from '@cohort/contract/resources'
import { type ApiFailure, asker, request } from '#lib/api.ts'
import type { Text } from '#lib/text.ts'
import { confirm } from '#ui/confirm.ts'
import { toast } from '#ui/toast.ts'

const zh = {
  title: '容量已用完',
  total: (total: number) => `上限 ${total}。`,
  words: {
    Entity: '不能再新建数据。请联系企业管理员升级套餐，或购买数据包。',
    AutomaticTask: '自动任务不能再运行。请联系企业管理员升级套餐，或购买自动任务包。',
    Project: '不能再新建项目。请联系企业管理员升级套餐。',
    CustomField: '不能再添加字段。请联系企业管理员升级套餐。',
    Connector: '不能再添加连接器。请联系企业管理员升级套餐。',
  },
  trial: {
    title: '试用模式限制',
    body: `试用模式只能新建 ${trial.projects} 个项目和 ${trial.resumes} 份简历。需要更多时，可以通知客服与您联系。`,
    confirm: '通知客服',
    told: '已通知客服，我们会尽快与您联系',
  },
}
const en: Text<typeof zh> = {
  title: 'The capacity is used up',
  total: (total) => `The limit is ${total}. `,
  words: {
    Entity: 'Entities cannot be created. Ask your enterprise administrator to upgrade, or buy a data pack.',
    AutomaticTask:
      'Automatic tasks cannot run. Ask your enterprise administrator to upgrade, or buy an automation pack.',
    Project: 'Projects cannot be created. Ask your enterprise administrator to upgrade.',
    CustomField: 'Fields cannot be added. Ask your enterprise administrator to upgrade.',
    Connector: 'Connectors cannot be added. Ask your enterprise administrator to upgrade.',
  },
  trial: {
    title: 'Limits of the trial',
    body: `In trial mode ${trial.projects} projects and ${trial.resumes} resumes can be created. If you need more, customer service can be told.`,
    confirm: 'Tell customer service',
    told: 'Customer service was notified and will contact you soon',
  },
}

/** A capacity is used up: the dialog of its type, or that of the trial (spec 2 §4 and §8: 400 px). */
export async function tellLimit({ detail, message }: ApiFailure): Promise<void> {
  const text = asker.locale === 'en-US' ? en : zh
  if (asker.limitMode) {
    if (await confirm({ title: text.trial.title, body: text.trial.body, confirm: text.trial.confirm, width: 400 }))
      await tellService(text.trial.told)
    return
  }
  const words = Object.entries(text.words).find(([type]) => type === detail.resource)?.[1] ?? message
  const total = typeof detail.total === 'number' ? text.total(detail.total) : ''
  await confirm({ title: text.title, body: `${total}${words}`, cancel: null, width: 400 })
}

/** Afterwards the address says that it was asked for (spec 2 §2.1). */
async function tellService(told: string): Promise<void> {
  await request(notifyLimitation, { body: {} })
  toast.show({ text: told, seconds: 6 })
  const here = new URL(location.href)
  here.searchParams.set('pricingLimitBasic', 'true')
  history.replaceState(history.state, '', here)
}
