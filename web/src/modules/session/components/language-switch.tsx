import { locales } from '@cohort/contract/limits'
import { useRef, useState } from 'react'
import { localeSetting } from '#lib/settings.ts'
import styles from '#modules/session/components/sign-in-area.module.css'
import { useSessionText } from '#modules/session/text.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'

/** Each language in its own words, so that whoever needs it can read it. */
const names = { 'zh-CN': '简体中文', 'en-US': 'English' } as const

export function LanguageSwitch() {
  const text = useSessionText()
  const locale = localeSetting.use()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.language}
        aria-label={`${text.area.language} ${names[locale]}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="globe" size={16} />
        {names[locale]}
        <Icon name="down" size={14} />
      </button>
      {open && (
        <Menu
          anchor={button}
          placement="bottomEnd"
          width={160}
          label={text.area.language}
          onClose={() => setOpen(false)}
          items={locales.map((option) => ({
            key: option,
            label: names[option],
            checked: option === locale,
            run: () => localeSetting.write(option),
          }))}
        />
      )}
    </>
  )
}
