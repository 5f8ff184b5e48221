import { inLocale } from '@cohort/contract/fields/values'
import { uploadEntity } from '@cohort/contract/files'
import { useRef } from 'react'
import type { Shape } from '#fields/shape.ts'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import { useRecordUploads } from '#modules/entities/components/upload/record-uploads.ts'
import { useUploadText } from '#modules/entities/components/upload/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'

/** Makes a record of each file that is chosen. */
export function UploadButton({ shape }: { shape: Shape }) {
  const text = useUploadText()
  const locale = useLocale()
  const phone = useIsPhone()
  const { add } = useRecordUploads(shape.type.type)
  const refused = useRefusal(uploadEntity)
  const input = useRef<HTMLInputElement>(null)
  const label = text.button(inLocale(shape.type.name, locale))
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button
        kind={phone ? 'text' : 'default'}
        icon={<Icon name="upload" size={16} />}
        aria-label={label}
        title={phone ? label : undefined}
        disabled={refused ?? false}
        onClick={() => input.current?.click()}
      >
        {phone ? undefined : label}
      </Button>
    </>
  )
}
