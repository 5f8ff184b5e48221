import { signOut } from '@cohort/contract/session'
import { asker, request } from '#lib/api.ts'
import { clearToken } from '#lib/token.ts'

/** Ends a view through another member's eyes: on the server, in this tab, and nowhere else. */
export async function endView(): Promise<void> {
  asker.leaving = true
  // A token that cannot be revoked now ends by itself within half an hour; this tab forgets it all the same.
  await request(signOut, {}).catch(() => undefined)
  leaveView()
}

/** A full load: nothing that was read as somebody else stays in memory. */
export function leaveView(): void {
  // Whatever is still refused on the way out must not forget the viewer's own session.
  asker.leaving = true
  clearToken()
  location.replace('/view-ended')
}
