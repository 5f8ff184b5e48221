import type { Context } from '#kernel/context'
import * as store from '#modules/entities/redirect-store'

/** In an open transaction: whoever asks for the one gets the other. */
export const redirect = (ctx: Context, type: string, openId: string, toId: string): Promise<unknown> =>
  store.upsert(ctx, type, openId, toId)

export const endRedirect = (ctx: Context, type: string, openId: string): Promise<unknown> =>
  store.remove(ctx, type, openId)
