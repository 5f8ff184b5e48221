/** Every action that the trail holds. A test reads the server's source and fails where one is missing here. */
export const actions = [
  'signIn',
  'signIn.refused',
  'tenant.create',
  'tenant.rename',
  'tenant.logo',
  'tenant.status',
  'config.update',
  'member.join',
  'member.leave',
  'member.activate',
  'member.deactivate',
  'member.remove',
  'member.roles',
  'member.superAdmin',
  'member.viewAs',
  'role.create',
  'role.update',
  'role.delete',
  'role.addUsers',
  'role.removeUsers',
  'permission.set',
  'permission.setMembers',
  'permission.addMembers',
  'permission.setMember',
  'permission.removeMember',
  'permission.clear',
  'entity.delete',
  'entity.restore',
  'entity.link',
  'entity.unlink',
  'customField.set',
  'invitation.create',
  'invitation.resend',
  'invitation.revoke',
  'association.create',
  'association.remember',
  'association.delete',
  'thirdParty.forget',
  'directory.refresh',
  'audit.export',
] as const
export type AuditAction = (typeof actions)[number]

export const isKnownAction = (action: string): action is AuditAction => actions.some((known) => known === action)

/** The part before the dot: what the trail can be narrowed to. */
export const auditAreas = [
  'signIn',
  'member',
  'role',
  'permission',
  'entity',
  'customField',
  'invitation',
  'tenant',
  'config',
  'association',
  'thirdParty',
  'directory',
  'audit',
] as const
export type AuditArea = (typeof auditAreas)[number]

export const areaOf = (action: string): string => action.split('.')[0] ?? action
