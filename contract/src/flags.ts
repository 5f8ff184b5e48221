/** Bit flags that participants of a space, a channel or a project carry (spec 2 §6), with their names. */

/** For spaces and channels. */
export const spaceFlags = {
  EditBasicInfo: { value: 1, zh: '编辑基本信息', en: 'Edit basic information' },
  IncreaseParticipants: { value: 2, zh: '添加参与人', en: 'Add participants' },
  ModifyParticipantPermissions: { value: 4, zh: '修改参与人权限', en: 'Change participants’ permissions' },
  AddProject: { value: 8, zh: '新建项目', en: 'Add projects' },
  ModifyProjectLeader: { value: 16, zh: '修改项目负责人', en: 'Change project leaders' },
  DeleteParticipants: { value: 32, zh: '移除参与人', en: 'Remove participants' },
  IncreaseProjectParticipants: { value: 64, zh: '添加项目参与人', en: 'Add project participants' },
  DeleteProjectParticipants: { value: 128, zh: '移除项目参与人', en: 'Remove project participants' },
  ModifyProjectParticipantPermissions: {
    value: 256,
    zh: '修改项目参与人权限',
    en: 'Change project participants’ permissions',
  },
  UpdateStatus: { value: 512, zh: '修改状态', en: 'Change the status' },
  Delete: { value: 1024, zh: '删除', en: 'Delete' },
} as const

/** For projects and their tasks. */
export const projectFlags = {
  Delete: { value: 1, zh: '删除', en: 'Delete' },
  Edit: { value: 2, zh: '编辑', en: 'Edit' },
  UpdateStatus: { value: 4, zh: '修改状态', en: 'Change the status' },
  EditFlow: { value: 8, zh: '编辑流程', en: 'Edit the flow' },
  AddFlow: { value: 16, zh: '新增流程', en: 'Add flows' },
  DeleteFlow: { value: 32, zh: '删除流程', en: 'Delete flows' },
  MoveFlow: { value: 64, zh: '移动流程', en: 'Move flows' },
  AddTaskFlow: { value: 128, zh: '添加任务', en: 'Add tasks to the flow' },
  MoveTaskFlow: { value: 256, zh: '移动任务', en: 'Move tasks in the flow' },
  AddTag: { value: 512, zh: '添加标签', en: 'Add tags' },
  AddRemark: { value: 1024, zh: '添加备注', en: 'Add remarks' },
} as const

export type SpaceFlag = keyof typeof spaceFlags
export type ProjectFlag = keyof typeof projectFlags

/** Objects that carry participants, from the outermost to the innermost. */
export const objectTypes = ['Space', 'Channel', 'Project'] as const
export type ObjectType = (typeof objectTypes)[number]

const flagsByType = { Space: spaceFlags, Channel: spaceFlags, Project: projectFlags } as const
export const flagsOf = (type: ObjectType): Record<string, { value: number; zh: string; en: string }> =>
  flagsByType[type]

/** Every bit of a type. */
export const allFlags = (type: ObjectType): number =>
  Object.values(flagsOf(type)).reduce((bits, flag) => bits | flag.value, 0)

/** The single bits that a number is made of: the "code list" on the wire. */
export const bitsOf = (flags: number): number[] =>
  Array.from({ length: 11 }, (_, bit) => 1 << bit).filter((value) => (flags & value) !== 0)

/**
 * What a participant of an outer object may do in the inner ones, where nobody said otherwise: whoever may edit a space
 * may edit its projects, and so on. Every participant may add remarks and tags.
 */
export function inheritedFlags(from: ObjectType, flags: number, to: ObjectType): number {
  if (to !== 'Project') return flags
  if (from === 'Project') return flags
  const {
    AddRemark,
    AddTag,
    Edit,
    EditFlow,
    AddFlow,
    DeleteFlow,
    MoveFlow,
    AddTaskFlow,
    MoveTaskFlow,
    UpdateStatus,
    Delete,
  } = projectFlags
  let result = AddRemark.value | AddTag.value
  if (flags & spaceFlags.AddProject.value) result |= AddTaskFlow.value | MoveTaskFlow.value
  if (flags & spaceFlags.EditBasicInfo.value) {
    result |=
      Edit.value |
      EditFlow.value |
      AddFlow.value |
      DeleteFlow.value |
      MoveFlow.value |
      AddTaskFlow.value |
      MoveTaskFlow.value
  }
  if (flags & spaceFlags.UpdateStatus.value) result |= UpdateStatus.value
  if (flags & spaceFlags.Delete.value) result |= Delete.value
  return result
}
