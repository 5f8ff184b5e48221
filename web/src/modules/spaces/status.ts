import type { ChoiceColor } from '@cohort/contract/fields/field'
import { endOf } from '@cohort/contract/fields/iso'
import type { Project } from '@cohort/contract/projects'

/** The colour of each state of a project, as its type has it. */
export const statusColors = { 0: 'green', 1: 'amber', 2: 'blue', 3: 'red', 4: 'grey' } as const satisfies Record<
  number,
  ChoiceColor
>

/** Past its time and still at work. */
export const isLate = ({ timeoutTime, status }: Pick<Project, 'timeoutTime' | 'status'>, now = Date.now()): boolean =>
  timeoutTime !== null && status <= 1 && endOf(timeoutTime) < now
