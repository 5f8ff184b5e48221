import { createIntake } from '@cohort/contract/intakes'
import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import { intakeAddress, useStartIntake } from '#modules/resumes/queries.ts'
import type { FilesFor } from '#modules/tasks/components/board/column.tsx'
import { mayHere, type ProjectView } from '#modules/tasks/project-view.ts'
import { useRefusal } from '#ui/refusal.ts'

/** Files of resumes that are dropped on a stage are a batch for it. The same for as long as they may be: columns are many. */
export function useFilesFor(view: ProjectView): FilesFor | undefined {
  const navigate = useNavigate()
  const refused = useRefusal(createIntake)
  const { start, words } = useStartIntake()
  const isTaken =
    refused === undefined && view.payloadShape?.type.type === 'Resume' && mayHere(view.project, 'AddTaskFlow')
  const take = (stageId: string, files: readonly File[]) =>
    start(files, { target: { projectId: view.project.id, stageId } }, (id) => void navigate(intakeAddress(id)))
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  return useMemo(
    () => (isTaken ? { take: (...given) => latest.current(...given), hint: words.dropInto } : undefined),
    [isTaken, words],
  )
}
