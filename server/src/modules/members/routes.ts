import {
  acceptInvitation,
  createInvitation,
  getInvitation,
  getPreferences,
  listInvitations,
  listMembers,
  markGuides,
  removeAvatar,
  removeMember,
  resendInvitation,
  revokeInvitation,
  setMemberActive,
  updateProfile,
  uploadAvatar,
} from '@cohort/contract/members'
import { setSuperAdmin } from '@cohort/contract/roles'
import { createTenant, leaveTenant, removeLogo, uploadLogo } from '@cohort/contract/tenants'
import { route } from '#kernel/route'
import * as founding from '#modules/members/founding'
import * as invitations from '#modules/members/invitations'
import * as profile from '#modules/members/profile'
import * as members from '#modules/members/service'

export const routes = [
  route(createTenant, founding.create),
  route(leaveTenant, members.leave),
  route(listMembers, members.list),
  route(removeMember, members.remove),
  route(setSuperAdmin, members.setSuper),
  route(resendInvitation, invitations.resend),
  route(setMemberActive, members.setActive),
  route(getPreferences, profile.preferences),
  route(updateProfile, profile.update),
  route(uploadAvatar, profile.setAvatar),
  route(removeAvatar, profile.clearAvatar),
  route(uploadLogo, profile.setTenantLogo),
  route(removeLogo, profile.clearTenantLogo),
  route(markGuides, profile.addGuides),
  route(createInvitation, invitations.create),
  route(listInvitations, invitations.list),
  route(revokeInvitation, invitations.revoke),
  route(getInvitation, invitations.get),
  route(acceptInvitation, invitations.accept),
]
