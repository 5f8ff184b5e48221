// Other faces of a screen, which have no route of their own: at another address, or after a press of a button.
import type { Page } from 'playwright-core'
import { locked } from './bad-files.ts'
import type { TableRoute } from './routes.ts'
import { saleFaces } from './sale-faces.ts'

export interface Face extends TableRoute {
  /** What is done before the picture is taken; what it asks for is what is held back or fails. */
  deed?: (page: Page) => Promise<void>
  /** It can be opened in an enterprise that holds nothing, too. */
  opensEmpty?: boolean
}

/** Of what lies on top: the menu of the frame has buttons of the same names. */
const press = (name: RegExp) => (page: Page) =>
  page.getByRole('button', { name }).and(page.locator(':not([inert] *)')).first().click()

const face = (name: string, path: string, deed?: Face['deed']): Face => ({
  name,
  path,
  area: 'popup',
  access: undefined,
  ...(deed && { deed }),
})

const resume = `顾行舟  Gu Xingzhou
电话：13900001234  邮箱：gu@example.com  现居上海
工作经历
2019.03-至今  云栈科技有限公司  Java 开发工程师
使用 Java 与 Spring Boot 开发支付网关，Kafka 削峰，MySQL 分库，Redis 缓存；带领 4 人小组。
教育经历
2014.09-2018.06  江南大学  软件工程  本科
技能：Java、Kafka、MySQL、Redis`
const job = '3 年以上 Java 开发经验；熟悉 MySQL、Redis、Kafka；有 Kubernetes 经验者优先；英语流利；本科及以上。'

export const faces: readonly Face[] = [
  face('ResumeJournal', '/resumes/duplicates'),
  face('ResumeReviewOne', '/entity/:id'),
  face('ResumeReviewBatch', '/resumes/review'),
  face('ResumeMergeGone', '/resumes/merge'),
  face('ResumeIntakePaused', '/resumes/intakes/:id'),
  face('RecommendationChoose', '/recommendation'),
  face('RecommendationPerson', '/recommendation'),
  face('RecommendationFiltered', '/recommendation'),
  face('RecommendationNone', '/recommendation'),
  face('RecommendationBlind', '/recommendation'),
  face('RecommendationDismissed', '/recommendation'),
  face('RecommendationFilterOpen', '/recommendation', press(/^(现居城市|City)$/)),
  face('RecommendationConditions', '/recommendation', press(/^(调整要求|Requirements)$/)),
  face('RecommendationDismissing', '/recommendation', press(/^(不合适|Not a fit)$/)),
  face('Reactivation', '/recommendation'),
  face('ReactivationLetter', '/recommendation', press(/^(联系|Contact)$/)),
  face('ReactivationLeftOut', '/recommendation', press(/暂不建议|left out/)),
  face('ReactivationSettings', '/recommendation', press(/^(设置|Settings)$/)),
  face('UsageTable', '/setting/pricing/usage', press(/^(表格|Table)$/)),
  face('RemainingBalance', '/setting/pricing', async (page) => {
    if ((page.viewportSize()?.width ?? 0) > 640) await press(/^(账户余量|Remaining balance)/)(page)
    else {
      await press(/^(我的|Me)$/)(page)
      await page.getByRole('menuitem', { name: /^(账户余量|Remaining balance)/ }).click()
    }
  }),
  face('ToolboxParsed', '/toolbox', async (page) => {
    await page.getByRole('textbox', { name: /^(简历文字|Text of the resume)$/ }).fill(resume)
    await press(/^(解析|Read)$/)(page)
  }),
  face('ToolboxUnreadable', '/toolbox', async (page) => {
    await page.locator('input[type=file]').setInputFiles(locked())
  }),
  face('ToolboxCompare', '/toolbox', async (page) => {
    await page.getByRole('textbox', { name: /^(职位描述|Job description)$/ }).fill(job)
    await page.getByRole('textbox', { name: /^(简历文字|Text of the resume)$/ }).fill(resume)
    await press(/^(比对|Compare)$/)(page)
  }),
  face('ToolboxJob', '/toolbox', async (page) => {
    await page.getByRole('textbox', { name: /^(职位名称|Job title)$/ }).fill('Backend engineer')
    await press(/^(生成|Draft)$/)(page)
  }),
  ...saleFaces.map(([name, path, deed]) => ({ ...face(name, path, deed), opensEmpty: true })),
]
