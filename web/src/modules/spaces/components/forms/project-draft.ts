import type { Input } from '@cohort/contract/call'
import type { EntityReference } from '@cohort/contract/fields/entity-reference'
import { endOf, iso, startOf } from '@cohort/contract/fields/iso'
import type { MemberReference } from '@cohort/contract/fields/member'
import type { createProject } from '@cohort/contract/projects'
import { userOfMemberId } from '@cohort/contract/rules'

export interface ProjectDraft {
  name: string
  record: 'none' | 'old' | 'new'
  oldRecord: EntityReference | null
  /** Empty: named like the project. */
  newRecord: string
  principal: string | undefined
  participants: readonly MemberReference[]
  /** Undefined: all flows of the channel. */
  flows: readonly string[] | undefined
  startTime: string | undefined
  timeoutTime: string | undefined
  priority: number
  description: string
  tags: readonly EntityReference[]
}

export const newProject = (principal: string | undefined): ProjectDraft => ({
  name: '',
  record: 'none',
  oldRecord: null,
  newRecord: '',
  principal,
  participants: [],
  flows: undefined,
  startTime: undefined,
  timeoutTime: undefined,
  priority: 0,
  description: '',
  tags: [],
})

export type ProjectField =
  | 'name'
  | 'payload'
  | 'principal'
  | 'participants'
  | 'pipelines'
  | 'startTime'
  | 'timeoutTime'
  | 'priority'
  | 'description'
  | 'tags'
export type ProjectProblem = 'nameMissing' | 'recordMissing' | 'flowMissing' | 'badDate' | 'dueBeforeStart' | 'refused'

const isDate = (text: string | undefined): boolean => text === undefined || iso.safeParse(text).success

/** What is missing or wrong, by the field beside which it is said. */
export function problemsOf(draft: ProjectDraft): Partial<Record<ProjectField, ProjectProblem>> {
  const { startTime, timeoutTime } = draft
  const turned =
    startTime && timeoutTime && isDate(startTime) && isDate(timeoutTime) && endOf(timeoutTime) < startOf(startTime)
  return {
    ...(draft.name.trim() === '' && { name: 'nameMissing' as const }),
    ...(draft.record === 'old' && !draft.oldRecord && { payload: 'recordMissing' as const }),
    ...(draft.flows?.length === 0 && { pipelines: 'flowMissing' as const }),
    ...(!isDate(startTime) && { startTime: 'badDate' as const }),
    ...(turned && { timeoutTime: 'dueBeforeStart' as const }),
    ...(!isDate(timeoutTime) && { timeoutTime: 'badDate' as const }),
  }
}

type Body = Input<typeof createProject>['body']

/** As it is sent. */
export function bodyOf(draft: ProjectDraft, place: Pick<Body, 'channelId' | 'parentId'>, recordType: string): Body {
  const name = draft.name.trim()
  const payload: Body['payload'] =
    draft.record === 'old' && draft.oldRecord
      ? { entityType: draft.oldRecord.entityType ?? recordType, openId: draft.oldRecord.openId }
      : draft.record === 'new'
        ? { standardFields: { name: draft.newRecord.trim() || name } }
        : undefined
  return {
    ...place,
    name,
    payload,
    principal: draft.principal ?? null,
    participants: draft.participants.map(({ openId }) => userOfMemberId(openId)),
    pipelines: draft.flows && [...draft.flows],
    startTime: draft.startTime,
    timeoutTime: draft.timeoutTime,
    priority: draft.priority,
    description: draft.description.trim(),
    tags: draft.tags.map(({ openId }) => ({ openId })),
  }
}
