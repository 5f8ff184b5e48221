import { useAddress } from '#lib/address.ts'
import { useShape } from '#modules/entities/queries.ts'
import { ChooseProject } from '#modules/matching/components/choose-project.tsx'
import { Recommend } from '#modules/matching/components/recommend/recommend.tsx'

/** Who of the pool fits a project's job (/recommendation?projectId=…&tab=again); without one it asks for which. */
export function Screen() {
  const { query, change } = useAddress()
  const projectId = query.get('projectId') ?? ''
  const shape = useShape('Resume')
  if (!shape) return null
  if (projectId === '') return <ChooseProject onChoose={(id) => change({ projectId: id })} />
  return (
    <Recommend key={projectId} projectId={projectId} shape={shape} onOther={() => change({ projectId: undefined })} />
  )
}
