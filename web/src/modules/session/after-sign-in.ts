/** What checkRedirect says of a redirect target. */
export interface JudgedRedirect {
  kind: 'own' | 'trusted' | 'foreign' | 'invalid'
  url: string
}

/** `inside` stays in the page; `outside` leaves it, with the browser. */
export type Destination = { kind: 'inside' | 'outside'; to: string }

/** The page that names a foreign host and asks. Its parameter is not `redirect`: the guard would follow that one. */
export const questionPath = '/login/redirect'
export const questionAddress = (url: string): string => `${questionPath}?${new URLSearchParams({ url })}`

/** Where someone goes who has just signed in (spec 1 §4; decisions: Requests). */
export function destinationOf(facts: { isNew: boolean; invited: boolean; redirect?: JudgedRedirect }): Destination {
  const { redirect } = facts
  if (redirect?.kind === 'own' || redirect?.kind === 'trusted') return { kind: 'outside', to: redirect.url }
  if (redirect?.kind === 'foreign') return { kind: 'inside', to: questionAddress(redirect.url) }
  if (facts.isNew && !facts.invited) return { kind: 'inside', to: '/preference' }
  return { kind: 'inside', to: '/?loadExample=1' }
}
