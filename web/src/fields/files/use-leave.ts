import { useContext } from 'react'
import { useFilesText } from '#fields/files/text.ts'
import { abandon, LeaveScope, losesOnClose } from '#lib/leaving.ts'
import { confirm } from '#ui/confirm.ts'

/** Goes on at once where nothing is lost; asks first where files are still on their way, and stops them. */
export function useLeave(): (go: (asked: boolean) => void) => Promise<void> {
  const text = useFilesText()
  const scope = useContext(LeaveScope)
  return async (go) => {
    const asked = losesOnClose(scope)
    if (asked) {
      const sure = await confirm({ title: text.leaveTitle, body: text.leaveBody, confirm: text.leave, danger: true })
      if (!sure) return
      abandon(scope)
    }
    go(asked)
  }
}
