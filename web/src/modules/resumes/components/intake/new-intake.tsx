import { inLocale } from '@cohort/contract/fields/values'
import { duplicateChoices } from '@cohort/contract/intakes'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { DropArea } from '#fields/files/drop-area.tsx'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import { useMay } from '#lib/who.ts'
import { useShape } from '#modules/entities/queries.ts'
import { useRoomWords } from '#modules/resources/queries.ts'
import styles from '#modules/resumes/components/intake/new-intake.module.css'
import { type Target, useTargetName } from '#modules/resumes/components/intake/target.ts'
import { useIntakeText } from '#modules/resumes/components/intake/text.ts'
import { intakeAddress, useStartIntake } from '#modules/resumes/queries.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  target: { projectId: string; stageId?: string } | undefined
  onForget: () => void
}

/** Where files are dropped, with what is to be said of all of them. */
export function NewIntake({ target, onForget }: Props) {
  const text = useIntakeText()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const phone = useIsPhone()
  const mayMerge = useMay({ any: ['material.edit'] })
  const [onDuplicate, setOnDuplicate] = useState<(typeof duplicateChoices)[number]>('ask')
  const [source, setSource] = useState('')
  const { start, isPending } = useStartIntake()
  const begin = (files: readonly File[]) =>
    start(
      files,
      { onDuplicate, ...(target && { target }), ...(source && { source }) },
      (id) => void navigate(intakeAddress(id)),
    )
  return (
    <div className={styles.new}>
      <DropArea className={styles.area} onFiles={begin}>
        <Icon name="upload" size={22} />
        <strong>{phone ? text.title : text.drop}</strong>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label={text.choose}
          onChange={({ target }) => {
            begin([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <Button kind="primary" loading={isPending} onClick={() => input.current?.click()}>
          {text.choose}
        </Button>
        <small>{text.formats}</small>
        <Room />
      </DropArea>
      <div className={styles.options}>
        <span className={styles.option}>
          {text.into}
          {target ? <Into target={target} onForget={onForget} /> : <b>{text.pool}</b>}
        </span>
        <label className={styles.option}>
          {text.onDuplicate}
          <select
            value={onDuplicate}
            onChange={({ target }) => setOnDuplicate(target.value as (typeof duplicateChoices)[number])}
          >
            {duplicateChoices
              .filter((choice) => choice !== 'merge' || mayMerge)
              .map((choice) => (
                <option key={choice} value={choice}>
                  {text.duplicateChoices[choice]}
                </option>
              ))}
          </select>
        </label>
        <Sources value={source} onChange={setSource} />
      </div>
    </div>
  )
}

function Room() {
  const words = useRoomWords('Resume')
  return words && <small>{words}</small>
}

function Sources({ value, onChange }: { value: string; onChange: (source: string) => void }) {
  const text = useIntakeText()
  const locale = useLocale()
  const choices = useShape('Resume')?.fields.get('source')?.definition.options?.choices ?? []
  return (
    <label className={styles.option}>
      {text.source}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{text.noSource}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {inLocale(name, locale)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Into({ target, onForget }: { target: Target; onForget: () => void }) {
  const text = useIntakeText()
  return (
    <b className={styles.into}>
      {useTargetName(target)}
      <Button
        kind="text"
        size="small"
        aria-label={text.forget}
        title={text.forget}
        icon={<Icon name="close" size={14} />}
        onClick={onForget}
      />
    </b>
  )
}
