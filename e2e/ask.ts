import { randomInt } from 'node:crypto'
import type { Call, Input, Output } from '@cohort/contract/call'
import { release } from '@cohort/contract/limits'
import { createInvitation, markGuides, updateProfile } from '@cohort/contract/members'
import { requestCode, signIn } from '@cohort/contract/session'
import { createTenant } from '@cohort/contract/tenants'

/** Asks a server one call of the contract, as a program would. Throws what was refused. */
export async function ask<C extends Call>(url: string, call: C, input: Input<C>, token?: string): Promise<Output<C>> {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const query = new URLSearchParams(Object.entries((input.query ?? {}) as Record<string, string>))
  const answer = await fetch(`${url}${path}?${query}`, {
    method: call.method,
    headers: {
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
  })
  if (!answer.ok) throw new Error(`${call.method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Output<C>
}

/** A phone number that no journey has used. */
export const newPhone = (): string => `199${String(randomInt(100_000_000)).padStart(8, '0')}`

/** Signs in over the API, with the code that the console port shows on loopback. */
export async function tokenFor(url: string, phone: string, invitationCode?: string): Promise<string> {
  const { code } = await ask(url, requestCode, { body: { phone } })
  if (!code) throw new Error('the server does not show the code on loopback')
  const { token } = await ask(url, signIn, { body: { phone, code, invitationCode } })
  return token
}

/** What is shown once to everyone: the beginner guides and the news of this release (web/src/app/shell). */
const shownOnce = ['palette', 'rail', 'user', `news-${release}`]

/** Marks all of it as seen, so that it does not cover what a journey or a picture is about. */
export const skipGuides = (url: string, token: string) =>
  ask(url, markGuides, { body: { beginnerGuideIds: shownOnce } }, token)

/** A new person with a new enterprise, over the API, who has seen the guides. */
export async function newOwner(url: string, tenantName: string, username = '林知夏') {
  const phone = newPhone()
  const made = await ask(url, createTenant, { body: { tenantName, username } }, await tokenFor(url, phone))
  await skipGuides(url, made.token)
  return { phone, token: made.token, tenantId: made.tenantId }
}

/** A new person in an owner's enterprise, as a read-only member unless roles are named, nameless unless named. */
export async function newMember(url: string, owner: string, username?: string, roleIds: string[] = []) {
  const phone = newPhone()
  const { code } = await ask(url, createInvitation, { body: { roleIds } }, owner)
  const token = await tokenFor(url, phone, code)
  await skipGuides(url, token)
  if (username) await ask(url, updateProfile, { body: { username } }, token)
  return { phone, token }
}
