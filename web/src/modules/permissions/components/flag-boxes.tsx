import { flagsOf, type ObjectType } from '@cohort/contract/flags'
import { useLanguage } from '#lib/codes.ts'
import styles from '#modules/permissions/components/channel-role.module.css'
import { Check } from '#ui/check.tsx'

interface Props {
  type: ObjectType
  label: string
  flags: number
  /** Why a bit cannot be changed; undefined: it can. */
  refuse: (bit: number) => string | undefined
  onChange: (flags: number) => void
}

/** The flags of a type, to the bit (spec 2 §6). */
export function FlagBoxes({ type, label, flags, refuse, onChange }: Props) {
  const language = useLanguage()
  return (
    <fieldset className={styles.flags}>
      <legend className="visually-hidden">{label}</legend>
      {Object.entries(flagsOf(type)).map(([name, flag]) => (
        <Check
          key={name}
          checked={(flags & flag.value) !== 0}
          refused={refuse(flag.value)}
          onChange={() => onChange(flags ^ flag.value)}
        >
          <span>{flag[language]}</span>
        </Check>
      ))}
    </fieldset>
  )
}
