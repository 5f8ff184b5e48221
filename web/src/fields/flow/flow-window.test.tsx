import type { Pipeline } from '@cohort/contract/pipelines'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { FlowWindow } from '#fields/flow/flow-window.tsx'
import { ApiFailure } from '#lib/api.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const stage = (id: string) => ({
  id,
  name: { zh: id, en: id },
  color: 'grey' as const,
  kind: 'normal' as const,
  subStatuses: [],
  requiredFields: [],
  mobileRules: { to: null },
  staleDays: 7,
})
const flow: Pipeline = {
  openId: 'f',
  name: { zh: '招聘', en: 'Hiring' },
  ownerId: 'p',
  ownerType: 'Project',
  sourceId: null,
  version: 1,
  stages: ['甲', '乙', '丙'].map(stage),
}

const button = (words: string) =>
  [...document.querySelectorAll('button')]
    .filter((one) => (one.getAttribute('aria-label') ?? one.textContent) === words)
    .at(-1)
const press = (words: string) => act(async () => button(words)?.click())

afterEach(() => {
  document.body.replaceChildren()
})

it('asks for each stage that goes where its tasks go, and sends all the answers', async () => {
  const sent: Record<string, string>[] = []
  const save = async (
    _: unknown,
    draft: { stages: readonly { id: string | undefined }[] },
    to: Record<string, string>,
  ) => {
    sent.push(to)
    const gone = flow.stages.find(({ id }) => !to[id] && !draft.stages.some((one) => one.id === id))
    if (!gone) return flow
    throw new ApiFailure({ code: 'StageNotEmpty', status: 409, message: '', detail: { stage: gone.id, count: 2 } })
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <FlowWindow
        title="流程"
        hint=""
        flows={[flow]}
        fields={[]}
        mayAdd
        busy={false}
        save={save}
        onConflict={() => undefined}
        onClose={() => undefined}
      />,
    ),
  )
  await press('删除阶段「甲」')
  await press('删除阶段「乙」')
  await press('保存')
  expect(document.body.textContent).toContain('阶段「甲」里还有 2 个任务')
  await press('移动并保存')
  expect(document.body.textContent).toContain('阶段「乙」里还有 2 个任务')
  await press('移动并保存')
  expect(sent).toEqual([{}, { 甲: '丙' }, { 甲: '丙', 乙: '丙' }])
  expect(document.body.textContent).not.toContain('里还有')
  await act(async () => root.unmount())
})
