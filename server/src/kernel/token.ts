import { hashOf, newSecret } from '#kernel/ids'

/**
 * A session token is `tenant.secret`: random, stored only as a hash. The tenant in front says where the session is
 * kept, so that recognising a token is one statement in that tenant's scope. It proves nothing by itself.
 */
export const newToken = (tenant: string): { token: string; hash: string } => {
  const token = `${tenant}.${newSecret()}`
  return { token, hash: hashOf(token) }
}

const shape = /^(~|[a-z][a-z0-9-]{2,31})\.[\w-]{43}$/

/** The tenant that a token names, or nothing where it is not one of ours: cut short, or made up. */
export const tenantOfToken = (token: string): string | undefined => shape.exec(token)?.[1]

export const hashOfToken = hashOf
