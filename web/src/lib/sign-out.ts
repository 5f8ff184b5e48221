import { signOut } from '@cohort/contract/session'
import { asker, request } from '#lib/api.ts'
import { clearToken } from '#lib/token.ts'

/** Ends the session on the server and here. */
export async function endSession(): Promise<void> {
  // From here on there is one way: what is refused meanwhile must not lead to another.
  asker.leaving = true
  // A token that cannot be revoked now is forgotten here all the same.
  await request(signOut, {}).catch(() => undefined)
  leaveToLogin()
}

/** A full load: nothing of the user stays in memory. The guard, which finds no token, waits for it. */
export function leaveToLogin(): void {
  asker.leaving = true
  clearToken()
  location.assign('/login')
}
