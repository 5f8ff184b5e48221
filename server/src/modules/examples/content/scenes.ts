import type { Words } from '@cohort/contract/pipelines'

/** A job of the example with its candidates: how many came how far, stage by stage. */
export interface ExampleProject {
  name?: Words
  /** The record that it is about. */
  payload?: { entityType: string; openId: string }
  tasks: 'Resume' | 'Contract' | 'none'
  /** How many ever reached each stage; the last number are those who were lost. */
  reached: readonly number[]
  lost: number
  priority: number
  /** Days from today until it is due; negative: it was. */
  due: number
  /** So many days before all the others: a job of an earlier season, with people of its own, that came to nothing. */
  ago?: number
  /** Why those who were lost were, one after the other. */
  because?: readonly Words[]
  /** Part of the example that an enterprise loads; all others are of the demo alone. */
  inExample?: true
  /** Plain tasks, where nothing is carried. */
  names?: readonly Words[]
}

export interface ExampleChannel {
  name: Words
  templateId: string
  projects: readonly ExampleProject[]
}

export interface ExampleSpace {
  name: Words
  style: { color: 'blue' | 'green' | 'amber'; icon: string }
  channels: readonly ExampleChannel[]
}

const words = (zh: string, en: string): Words => ({ zh, en })
const job = (at: number, reached: readonly number[], lost: number, priority: number, due: number): ExampleProject => ({
  payload: { entityType: 'Job', openId: `demo-job-${at}` },
  tasks: 'Resume',
  reached,
  lost,
  priority,
  due,
})

/** Who went far when the headcount was frozen is the first to be asked again. */
const lastSeason: ExampleProject = {
  name: words('后端工程师（上一季）', 'Backend engineer (last season)'),
  tasks: 'Resume',
  reached: [12, 10, 8, 6, 3],
  lost: 4,
  because: [words('编制冻结', 'Headcount frozen'), words('薪资没有谈拢', 'Salary expectations too far apart')],
  inExample: true,
  priority: 0,
  due: -190,
  ago: 200,
}

/**
 * The demo: three spaces, eight jobs and one of the last season with people in every stage, contracts on their way, and a
 * plain list of things to do.
 */
export const demoSpaces: readonly ExampleSpace[] = [
  {
    name: words('社会招聘', 'Hiring'),
    style: { color: 'blue', icon: 'briefcase' },
    channels: [
      {
        name: words('技术招聘', 'Tech hiring'),
        templateId: 'tech-hiring',
        projects: [
          { ...job(1, [34, 22, 14, 9, 5, 3, 2], 9, 4, 12), inExample: true },
          job(2, [18, 11, 7, 4, 2, 1], 4, 3, 20),
          job(3, [16, 10, 6, 3, 1], 3, 3, 26),
          job(4, [12, 7, 4, 2], 2, 2, 40),
          lastSeason,
        ],
      },
      {
        name: words('销售招聘', 'Sales hiring'),
        templateId: 'sales-hiring',
        projects: [job(5, [15, 11, 7, 4, 3, 2, 1], 4, 3, 9), job(6, [10, 6, 3, 1], 2, 2, -2)],
      },
    ],
  },
  {
    name: words('校园招聘', 'Campus'),
    style: { color: 'green', icon: 'school' },
    channels: [
      {
        name: words('2026 秋招', 'Autumn 2026'),
        templateId: 'campus-season',
        projects: [{ ...job(7, [24, 16, 9, 5, 3, 1], 6, 3, 30), inExample: true }, job(8, [12, 8, 4, 2], 2, 1, 45)],
      },
    ],
  },
  {
    name: words('人事与行政', 'People and office'),
    style: { color: 'amber', icon: 'building' },
    channels: [
      {
        name: words('合同跟踪', 'Contracts'),
        templateId: 'contract-tracking',
        projects: [
          {
            name: words('在谈合同', 'Contracts under way'),
            tasks: 'Contract',
            inExample: true,
            reached: [5, 4, 3, 2],
            lost: 0,
            priority: 2,
            due: 15,
          },
        ],
      },
      {
        name: words('事项', 'Things to do'),
        templateId: 'plain-kanban',
        projects: [
          {
            name: words('本月事项', 'This month'),
            tasks: 'none',
            reached: [5, 3, 2],
            lost: 0,
            priority: 1,
            due: 14,
            names: [
              words('确认校招宣讲场地', 'Book the campus hall'),
              words('更新面试官名单', 'Update the interviewers'),
              words('整理上季度招聘数据', 'Collect last quarter’s numbers'),
              words('与猎头续签', 'Renew with the agency'),
              words('新员工欢迎包', 'Welcome packs'),
            ],
          },
        ],
      },
    ],
  },
]

/**
 * What an enterprise loads: the same three spaces with one project for each thing that there is to see, so that the
 * smallest package has room for more projects of one's own than the example has (decision 0030).
 */
export const exampleSpaces: readonly ExampleSpace[] = demoSpaces.map((space) => ({
  ...space,
  channels: space.channels
    .map((channel) => ({ ...channel, projects: channel.projects.filter(({ inExample }) => inExample) }))
    .filter(({ projects }) => projects.length > 0),
}))
