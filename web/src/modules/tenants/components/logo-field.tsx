import { useRef, useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { useMe } from '#lib/who.ts'
import styles from '#modules/tenants/components/setting.module.css'
import { useLogo } from '#modules/tenants/queries.ts'
import { useTenantsText } from '#modules/tenants/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** The logo is a file: it is stored when it is chosen, not with the rest of the form. */
export function LogoField() {
  const text = useTenantsText().setting
  const tenant = useMe()?.currentTenant
  const { upload, remove, changed } = useLogo()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const choose = (file: File | undefined) => {
    if (!file) return
    setProblem(undefined)
    upload.mutate(
      { input: {}, file },
      {
        onSuccess: () => void changed(),
        onError: (error) => error instanceof ApiFailure && error.status < 500 && setProblem(error.message),
      },
    )
  }
  return (
    <div className={styles.row}>
      <div className={styles.label}>{text.logo}</div>
      <div>
        <div className={styles.logo}>
          <Avatar
            name={tenant?.tenantName ?? ''}
            picture={tenant?.logo}
            color={colorOf(tenant?.tenantId ?? '')}
            size={48}
            square
          />
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            hidden
            aria-label={text.logo}
            onChange={({ target }) => {
              choose(target.files?.[0])
              target.value = ''
            }}
          />
          <Button
            icon={<Icon name="upload" size={16} />}
            loading={upload.isPending}
            onClick={() => input.current?.click()}
          >
            {tenant?.logo ? text.replace : text.upload}
          </Button>
          {tenant?.logo && (
            <Button
              kind="text"
              loading={remove.isPending}
              onClick={() => remove.mutate({}, { onSuccess: () => void changed() })}
            >
              {text.remove}
            </Button>
          )}
        </div>
        <p className={problem ? styles.problem : styles.hint} aria-live="polite">
          {problem ?? text.logoHint}
        </p>
      </div>
    </div>
  )
}
