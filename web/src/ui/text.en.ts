import type { Text } from '#lib/text.ts'
import type { zh } from '#ui/text.zh.ts'

export const en = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'OK',
  retry: 'Retry',
  copyNumber: (id: string) => `Copy number ${id}`,
  copied: 'Copied',
  copyFailed: 'Could not copy, please copy it by hand',
  undo: 'Undo',
  undoIn: (seconds: number) => `${seconds} s`,
  loading: 'Loading',
  broken: 'This part could not be loaded',
  noPermission: 'You may not open this',
  needs: (rights: string) => `It needs ${rights}, and your roles do not include it`,
  needsAdmin: 'Only administrators of the enterprise can open this',
  needsSuperAdmin: 'Only super administrators can open this',
  needsMember: 'Only members of the enterprise can open this',
  right: (area: string, action: string, code: number) => `“${area} · ${action}” ${code}`,
  or: ' or ',
  notifications: 'Notifications',
} satisfies Text<typeof zh>
