import { inLocale } from '@cohort/contract/fields/values'
import { useLocale } from '#lib/text.ts'
import { useProjectOf, useStages } from '#modules/matching/queries.ts'

export interface Target {
  projectId: string
  stageId?: string | null | undefined
}

/** The project and the stage that files are for, in words. */
export function useTargetName({ projectId, stageId }: Target): string {
  const locale = useLocale()
  const project = useProjectOf(projectId).data
  const stages = useStages(projectId).data?.data.flatMap((flow) => flow.stages)
  const stage = stages?.find(({ id }) => id === stageId)
  return [project?.name ?? '…', stage && inLocale(stage.name, locale)].filter(Boolean).join(' · ')
}
