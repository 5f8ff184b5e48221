import { useAddress } from '#lib/address.ts'
import { Batches } from '#modules/resumes/components/intake/batches.tsx'
import { NewIntake } from '#modules/resumes/components/intake/new-intake.tsx'

/** Files of resumes come in here, for the pool or for a stage (/resumes/intakes?projectId=…&stageId=…); below, earlier batches. */
export function Screen() {
  const { query, change } = useAddress()
  const projectId = query.get('projectId') ?? undefined
  const stageId = query.get('stageId') ?? undefined
  return (
    <>
      <NewIntake
        target={projectId ? { projectId, ...(stageId && { stageId }) } : undefined}
        onForget={() => change({ projectId: undefined, stageId: undefined })}
      />
      <Batches />
    </>
  )
}
