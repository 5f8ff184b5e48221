import { useAddress } from '#lib/address.ts'
import { ChooseProject } from '#modules/matching/components/choose-project.tsx'
import { Recommend } from '#modules/matching/components/recommend/recommend.tsx'

/** Who of the pool fits a project's job (/recommendation?projectId=…&tab=again); without one it asks for which. */
export function Screen() {
  const { query, change } = useAddress()
  const projectId = query.get('projectId') ?? ''
  if (projectId === '') return <ChooseProject onChoose={(id) => change({ projectId: id })} />
  return (
    <Recommend
      key={projectId}
      projectId={projectId}
      isAgain={query.get('tab') === 'again'}
      onOther={() => change({ projectId: undefined })}
    />
  )
}
