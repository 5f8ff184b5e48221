/** What checkRedirect says of a redirect target. */
export interface JudgedRedirect {
  kind: 'own' | 'trusted' | 'foreign' | 'invalid'
  url: string
}

/** The page that names a foreign host and asks. Its parameter is not `redirect`: the guard would follow that one. */
const questionAddress = (url: string): string => `/login/redirect?${new URLSearchParams({ url })}`

/** Where someone goes who has just signed in (spec 1 §4; decisions: Requests). */
export function destinationOf(facts: { isNew: boolean; invited: boolean; redirect?: JudgedRedirect }): string {
  const { redirect } = facts
  if (redirect?.kind === 'own' || redirect?.kind === 'trusted') return redirect.url
  if (redirect?.kind === 'foreign') return questionAddress(redirect.url)
  return facts.isNew && !facts.invited ? '/preference' : '/?loadExample=1'
}
