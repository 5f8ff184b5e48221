import { toast } from '#ui/toast.ts'

/** Copies and says so. `words` are the ui text, or a screen's own sentences for what it copies. */
export async function copyText(value: string, words: { copied: string; copyFailed: string }): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value)
    toast.show({ text: words.copied })
    return true
  } catch {
    toast.show({ text: words.copyFailed, tone: 'danger' })
    return false
  }
}
