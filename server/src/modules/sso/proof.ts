import type { Way } from '#modules/sso/ways'

/** A person's id in another system, which can be bound to a member. */
export interface ForeignAccount {
  readonly platform: 'wecom' | 'dingtalk' | 'feishu' | 'jwt'
  readonly id: string
  readonly name: string
}

/** What a way of signing in has proved about a person. */
export interface Proof {
  readonly way: Way
  readonly phone: string | undefined
  readonly name: string | undefined
  readonly account: ForeignAccount | undefined
}
