/** Authorisation codes of spec 1 §6, grouped by area, with their names. */
export const areas = {
  toolbox: { zh: '智能工具箱', en: 'Toolbox', codes: { use: 1101 } },
  dashboard: { zh: '仪表盘', en: 'Dashboard', codes: { company: 1001, personal: 1002 } },
  channel: { zh: '频道', en: 'Channel', codes: { view: 101, create: 133, edit: 155, manageAll: 189 } },
  project: { zh: '项目', en: 'Project', codes: { view: 211, create: 256, edit: 288 } },
  material: {
    zh: '材料',
    en: 'Material',
    codes: { view: 321, create: 354, edit: 367, groupCreate: 385, groupEdit: 391 },
  },
  export: { zh: '导出', en: 'Export', codes: { use: 392 } },
  remark: { zh: '备注', en: 'Remark', codes: { use: 443 } },
  label: { zh: '标签', en: 'Label', codes: { view: 501, create: 578, edit: 590 } },
  automaticTask: { zh: '自动任务', en: 'Automatic task', codes: { view: 640, create: 670, edit: 694, export: 699 } },
  dataConnector: { zh: '数据连接', en: 'Data connector', codes: { view: 711, create: 747, edit: 794 } },
  role: { zh: '角色', en: 'Role', codes: { operate: 911, create: 923, list: 945 } },
  inviteUser: { zh: '邀请成员', en: 'Invite user', codes: { use: 967 } },
  operateUser: { zh: '管理成员', en: 'Operate user', codes: { use: 983 } },
} as const

type Areas = typeof areas
export type Area = keyof Areas
/** `Channel.view` → 101: the only way code names an authorisation. */
export type AuthName = { [A in Area]: `${A}.${keyof Areas[A]['codes'] & string}` }[Area]

/** Names of what a code allows inside its area. */
export const actionNames = {
  use: { zh: '使用', en: 'Use' },
  view: { zh: '查看', en: 'View' },
  create: { zh: '新建', en: 'Create' },
  edit: { zh: '编辑', en: 'Edit' },
  export: { zh: '导出', en: 'Export' },
  manageAll: { zh: '管理全部', en: 'Manage all' },
  company: { zh: '企业仪表盘', en: 'Company dashboard' },
  personal: { zh: '个人仪表盘', en: 'Personal dashboard' },
  groupCreate: { zh: '新建分组', en: 'Create groups' },
  groupEdit: { zh: '编辑分组', en: 'Edit groups' },
  operate: { zh: '编辑与删除', en: 'Edit and delete' },
  list: { zh: '查看列表', en: 'View list' },
} as const

/** Every authorisation name with its code. */
export const authCodes = Object.fromEntries(
  Object.entries(areas).flatMap(([area, { codes }]) =>
    Object.entries(codes).map(([action, code]) => [`${area}.${action}`, code]),
  ),
) as Record<AuthName, number>

export const allCodes: readonly number[] = Object.values(authCodes)

/** Route-level flags of spec 1 §6, each with the authorisation it stands for. */
export const routeFlags = {
  canGetDashboardCompany: 'dashboard.company',
  canGetDashboardPersonal: 'dashboard.personal',
  canGetToolbox: 'toolbox.use',
  canCreateChannel: 'channel.create',
  canGetMaterial: 'material.view',
  canGetAutomaticTask: 'automaticTask.view',
  canGetDataConnector: 'dataConnector.view',
  canEditChannel: 'channel.edit',
} as const satisfies Record<string, AuthName>

/**
 * Who may use a call or a route: anyone; whoever is signed in, with or without a tenant; any member of the tenant;
 * its administrators; its super administrators; or the holders of any one of the named authorisations.
 */
export type Access = 'public' | 'signedIn' | 'member' | 'admin' | 'superAdmin' | { any: readonly AuthName[] }

/** What may() needs to know of someone. The web builds it from the user, the server from the token. */
export interface Rights {
  hasTenant: boolean
  isAdmin: boolean
  isSuperAdmin: boolean
  codes: ReadonlySet<number>
}

/** The one answer to "may they use this call or route?", asked alike by the server, the menu, the guard and buttons. */
export function may(rights: Rights | undefined, access: Access): boolean {
  if (access === 'public') return true
  if (!rights) return false
  if (access === 'signedIn') return true
  if (!rights.hasTenant) return false
  if (access === 'member' || rights.isSuperAdmin) return true
  if (access === 'admin') return rights.isAdmin
  if (access === 'superAdmin') return false
  return access.any.some((name) => rights.codes.has(authCodes[name]))
}

/** Built-in roles of every new tenant (decisions: Members, roles). Their codes can be changed afterwards. */
export const builtInRoles = {
  administrator: { zh: '管理员', en: 'Administrator', codes: allCodes },
  recruiter: {
    zh: '招聘专员',
    en: 'Recruiter',
    codes: codesOf(
      'toolbox.use',
      'dashboard.personal',
      'channel.view',
      'channel.create',
      'channel.edit',
      'project.view',
      'project.create',
      'project.edit',
      'material.view',
      'material.create',
      'material.edit',
      'material.groupCreate',
      'material.groupEdit',
      'export.use',
      'remark.use',
      'label.view',
      'label.create',
      'label.edit',
      'automaticTask.view',
      'dataConnector.view',
      'inviteUser.use',
    ),
  },
  hiringManager: {
    zh: '用人经理',
    en: 'Hiring manager',
    codes: codesOf(
      'dashboard.personal',
      'channel.view',
      'project.view',
      'project.create',
      'project.edit',
      'material.view',
      'remark.use',
      'label.view',
    ),
  },
  interviewer: {
    zh: '面试官',
    en: 'Interviewer',
    codes: codesOf('channel.view', 'project.view', 'material.view', 'remark.use'),
  },
  readOnly: {
    zh: '只读成员',
    en: 'Read only',
    codes: codesOf('channel.view', 'project.view', 'material.view', 'label.view'),
  },
} as const
export type BuiltInRole = keyof typeof builtInRoles

function codesOf(...names: AuthName[]): number[] {
  return names.map((name) => authCodes[name])
}
