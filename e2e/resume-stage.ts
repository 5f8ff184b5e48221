// What the pictures of the intake show: a batch with every end, people who wait for review, two alike, and a merge.
import { setTimeout as pause } from 'node:timers/promises'
import { listDuplicateGroups, mergeResumes } from '@cohort/contract/duplicates'
import { createEntity } from '@cohort/contract/entities'
import { createIntake, decideIntakeItem, getIntake, pauseIntake, uploadIntakeFile } from '@cohort/contract/intakes'
import { ask } from './ask.ts'
import { asRichText, bomb, damaged, empty, locked, twoPeople } from './bad-files.ts'
import { asText, bundle, candidate, mixed, poem, unreachable } from './resume-files.ts'
import type { Sample } from './sample-files.ts'

async function upload(url: string, token: string, id: string, { name, buffer }: Sample): Promise<void> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(buffer)]), name)
  const path = uploadIntakeFile.path.replace('{id}', id)
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
}

/** Another time they come with another title, and with more that they can. */
async function person(url: string, token: string, openId: string, at: number, isLater = false): Promise<void> {
  const { name, phone, email, company, title } = candidate(at)
  const standardFields = {
    name,
    humanInfo: { phone, email },
    currentJobStatus: { company, position: isLater ? '技术负责人' : title },
    skills: isLater ? ['Go', 'Kafka', 'Kubernetes'] : ['Go', 'MySQL'],
  }
  await ask(url, createEntity, { params: { type: 'Resume' }, query: { openId }, body: { standardFields } }, token)
}

/** The addresses of the screens that show it. */
export async function makeResumeStage(url: string, token: string): Promise<Record<string, string>> {
  for (const at of [80, 81]) await person(url, token, `known-${at}`, at)
  const files = [
    ...mixed(0, 8),
    ...[locked(), damaged(), bomb(), empty(), bundle],
    ...[twoPeople(candidate(21), candidate(22)), asRichText(candidate(23)), poem, unreachable('黎未')],
    ...[asText(candidate(80)), asText(candidate(81))],
  ]
  const { id } = await ask(url, createIntake, { body: { name: '春季招聘会' } }, token)
  for (const file of files) await upload(url, token, id, file)
  const read = () => ask(url, getIntake, { params: { id }, query: { pageSize: 200 } }, token)
  let batch = await read()
  for (; batch.state !== 'finished'; batch = await read()) await pause(300)
  const known = batch.items.find(({ candidates }) => candidates.some(({ openId }) => openId === 'known-80'))
  const decision = { itemId: known?.id ?? '', choice: 'merge' as const }
  await ask(url, decideIntakeItem, { params: { id }, body: decision }, token)
  for (const [at, openId] of ['one', 'another', 'third'].entries())
    await person(url, token, openId, at > 1 ? 91 : 90, at === 1)
  await person(url, token, 'fourth', 91)
  await ask(
    url,
    mergeResumes,
    { body: { keptId: 'third', mergedId: 'fourth', keptVersion: 1, mergedVersion: 1 } },
    token,
  )
  while ((await ask(url, listDuplicateGroups, { query: {} }, token)).data.length === 0) await pause(300)
  const reviewed = batch.items.find(({ name }) => name.startsWith('黎未'))
  const { id: pausedId } = await ask(url, createIntake, { body: { name: '校园招聘' } }, token)
  await ask(url, pauseIntake, { params: { id: pausedId }, body: {} }, token)
  for (const file of mixed(30, 5)) await upload(url, token, pausedId, file)
  return {
    ResumeIntakePaused: `/resumes/intakes/${pausedId}`,
    ResumeIntake: `/resumes/intakes/${id}`,
    ResumeMerge: '/resumes/merge?kept=one&merged=another',
    ResumeMergeGone: '/resumes/merge?kept=third&merged=fourth',
    ResumeReviewBatch: `/resumes/review?intake=${id}`,
    ResumeJournal: '/resumes/duplicates?tab=journal',
    ResumeReviewOne: `/entity/${reviewed?.openId}?type=Resume&pages=${encodeURIComponent(JSON.stringify([reviewed?.openId]))}`,
  }
}
