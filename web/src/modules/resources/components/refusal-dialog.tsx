import { useFrameActions } from '#lib/frame.ts'
import { useResourcesText } from '#modules/resources/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

export type RefusalCode = 'UnusedResourceExistedException' | 'ResourcePriceException'
export const isRefusal = (code: string): code is RefusalCode =>
  code === 'UnusedResourceExistedException' || code === 'ResourcePriceException'

/** Why something cannot be bought now, and whom to ask (spec 2 §8). */
export function RefusalDialog({ code, onClose }: { code: RefusalCode; onClose: () => void }) {
  const text = useResourcesText()
  const { contact } = useFrameActions()
  const ask = () => {
    onClose()
    contact?.()
  }
  return (
    <Dialog
      open
      title={text.refusals[code].title}
      width={400}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          {contact && (
            <Button kind="primary" data-autofocus onClick={ask}>
              {text.contact}
            </Button>
          )}
        </>
      }
    >
      <p>{text.refusals[code].body}</p>
    </Dialog>
  )
}
