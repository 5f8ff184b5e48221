// What the pictures of matching show: a job with people, some of them dismissed, others asked again; and a job without any.
import { setTimeout as pause } from 'node:timers/promises'
import { dismissRecommended, recommendEntities } from '@cohort/contract/matching'
import { createProject, listProjects } from '@cohort/contract/projects'
import { runReactivation, searchReactivations, setReactivation } from '@cohort/contract/reactivation'
import { createChannel, createSpace } from '@cohort/contract/spaces'
import { ask } from './ask.ts'

const bySkill = 'f.skills=go&f.skills=java'
const cities = 'f.currentJobStatus.workLocation='

/** The addresses of the screens that show it. */
export async function makeMatchStage(url: string, token: string): Promise<Record<string, string>> {
  const id = await firstProject(url, token)
  const params = { id }
  const people = (await ask(url, recommendEntities, { params, query: { filterFlow: 'true' }, body: {} }, token)).data
  const ids = people.map(({ entity }) => entity.meta.openId)
  await ask(url, dismissRecommended, { params, body: { openIds: ids.slice(-2), reason: '薪资差距大' } }, token)
  const again = (await ask(url, searchReactivations, { params, body: {} }, token)).data
  for (const [at, state] of (['contacted', 'contacted', 'replied'] as const).entries()) {
    const openId = again.at(-1 - at)?.entity.meta.openId
    if (!openId) continue
    const put = (next: 'contacted' | 'replied') =>
      ask(url, setReactivation, { params: { id, openId }, body: { state: next } }, token)
    await put('contacted')
    if (state === 'replied') await put('replied')
  }
  const base = `/recommendation?projectId=${id}`
  return {
    Recommendation: base,
    RecommendationChoose: '/recommendation',
    RecommendationPerson: `${base}&person=${ids[1] ?? ''}`,
    RecommendationFiltered: `${base}&${bySkill}&r.currentJobStatus.workYears=3..`,
    RecommendationNone: `${base}&meet=all&${bySkill}&${cities}nowhere`,
    RecommendationBlind: `${base}&blind=1`,
    RecommendationDismissed: `${base}&tab=dismissed`,
    RecommendationFilterOpen: base,
    RecommendationConditions: base,
    RecommendationDismissing: base,
    Reactivation: `${base}&tab=again`,
    ReactivationLetter: `${base}&tab=again`,
    ReactivationLeftOut: `${base}&tab=again`,
    ReactivationSettings: `${base}&tab=again`,
    ToolboxCompare: '/toolbox?tool=compare',
    ToolboxJob: '/toolbox?tool=job',
  }
}

/** The same in an enterprise that has a job and nobody for it. */
export async function makeEmptyMatchStage(url: string, token: string): Promise<Record<string, string>> {
  const space = await ask(url, createSpace, { body: { name: '支付平台' } }, token)
  const channel = await ask(url, createChannel, { body: { spaceId: space.id, name: '2026 扩编' } }, token)
  const payload = { standardFields: { name: '后端工程师', qualification: '熟悉 Go、MySQL。' } }
  const { id } = await ask(url, createProject, { body: { channelId: channel.id, name: '支付后端', payload } }, token)
  const base = `/recommendation?projectId=${id}`
  return {
    Recommendation: base,
    RecommendationFiltered: `${base}&${bySkill}`,
    RecommendationBlind: `${base}&blind=1`,
    RecommendationDismissed: `${base}&tab=dismissed`,
    RecommendationConditions: base,
    Reactivation: `${base}&tab=again`,
    ReactivationSettings: `${base}&tab=again`,
    ProjectDetail: `/channel/${channel.id}/project/detail/${id}`,
  }
}

/** The project that has most people. */
async function firstProject(url: string, token: string): Promise<string> {
  const { data } = await ask(url, listProjects, { query: { pageSize: 50 } }, token)
  const id = data.toSorted((a, b) => b.childrenCount - a.childrenCount)[0]?.id ?? ''
  // The people of the demo are made ready for matching while the server starts.
  for (let left = 40; left > 0; left--) {
    if ((await ask(url, runReactivation, { params: { id } }, token)).suggested > 0) break
    await pause(500)
  }
  return id
}
