import type { Parsed, Result } from '@cohort/contract/call'
import type { getPreferences, markGuides, removeAvatar, updateProfile, uploadAvatar } from '@cohort/contract/members'
import type { removeLogo, uploadLogo } from '@cohort/contract/tenants'
import { alsoIn, type Context, inDirectory, me, transaction } from '#kernel/context'
import type { Wire } from '#kernel/route'
import { directory } from '#kernel/scope'
import { getAccount, listTenantsOf, updateAccount } from '#modules/accounts/service'
import { fileUrl } from '#modules/files/addresses'
import { deleteFile, savePicture } from '#modules/files/service'
import * as store from '#modules/members/store'
import { logoUrl, setLogo } from '#modules/tenants/service'

type Change = Pick<store.MemberChange, 'username' | 'email' | 'wx_name' | 'avatar' | 'avatar_bg' | 'guides'>

/**
 * Every enterprise keeps a copy of its members' names, so a change goes to each of them, in one transaction. Someone
 * whom only this enterprise vouches for is changed in it alone.
 */
async function changeEverywhere(ctx: Context, change: Change): Promise<void> {
  const { user, confined } = me(ctx)
  const { userId } = user
  if (confined) {
    await store.set(ctx, userId, change)
    return
  }
  await updateAccount(ctx, userId, change)
  const tenants = await listTenantsOf(ctx, userId)
  await transaction(inDirectory(ctx), async (ctx) => {
    for (const tenant of tenants) await alsoIn(ctx, tenant, (there) => store.set(there, userId, change))
  })
}

export async function preferences(ctx: Context): Promise<Result<typeof getPreferences>> {
  const { mailProvider = null, focus = [] } = (await getAccount(ctx, me(ctx).user.userId)).preferences
  return { mailProvider, focus } as Result<typeof getPreferences>
}

export async function update(
  ctx: Context,
  { body }: Parsed<typeof updateProfile>,
): Promise<Result<typeof updateProfile>> {
  const { userId } = me(ctx).user
  const account = await getAccount(ctx, userId)
  const { mailProvider, focus } = body
  const shared = {
    ...(body.username === undefined ? {} : { username: body.username }),
    ...(body.email === undefined ? {} : { email: body.email }),
    ...(body.wxName === undefined ? {} : { wx_name: body.wxName }),
    ...(body.avatarBg === undefined ? {} : { avatar_bg: body.avatarBg }),
  }
  const preferences = { ...account.preferences, ...(mailProvider ? { mailProvider } : {}), ...(focus ? { focus } : {}) }
  await updateAccount(ctx, userId, { preferences })
  if (Object.keys(shared).length > 0) await changeEverywhere(ctx, shared)
  return {}
}

export async function setAvatar(
  ctx: Context,
  _input: Parsed<typeof uploadAvatar>,
  wire: Wire,
): Promise<Result<typeof uploadAvatar>> {
  const { userId } = me(ctx).user
  const avatar = await savePicture(inDirectory(ctx), await wire.file(), userId)
  await replaceAvatar(ctx, avatar)
  return { avatar: fileUrl(ctx, directory, avatar, userId) }
}

export async function clearAvatar(ctx: Context): Promise<Result<typeof removeAvatar>> {
  await replaceAvatar(ctx, null)
  return {}
}

async function replaceAvatar(ctx: Context, avatar: string | null): Promise<void> {
  const { user, confined } = me(ctx)
  const before = (await getAccount(ctx, user.userId)).avatar
  await changeEverywhere(ctx, { avatar })
  if (before && !confined) await deleteFile(inDirectory(ctx), before)
}

export async function addGuides(ctx: Context, { body }: Parsed<typeof markGuides>): Promise<Result<typeof markGuides>> {
  const { beginnerGuideIds } = me(ctx).user
  const guides = [...new Set([...beginnerGuideIds, ...body.beginnerGuideIds])].slice(-200)
  await changeEverywhere(ctx, { guides })
  return { beginnerGuideIds: guides }
}

export async function setTenantLogo(
  ctx: Context,
  _input: Parsed<typeof uploadLogo>,
  wire: Wire,
): Promise<Result<typeof uploadLogo>> {
  const logo = await savePicture(inDirectory(ctx), await wire.file(), me(ctx).user.userId)
  await transaction(ctx, (ctx) => setLogo(ctx, logo))
  return { logo: logoUrl(ctx, logo) ?? '' }
}

export async function clearTenantLogo(ctx: Context): Promise<Result<typeof removeLogo>> {
  await transaction(ctx, (ctx) => setLogo(ctx, null))
  return {}
}
