import type { Input } from '@cohort/contract/call'
import type { updateProfile } from '@cohort/contract/members'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMe } from '#lib/who.ts'
import styles from '#modules/session/components/login.module.css'
import { Tiles } from '#modules/session/components/tiles.tsx'
import { usePagesText } from '#modules/session/pages-text.ts'
import { useSavePreference } from '#modules/session/queries.ts'
import { Button } from '#ui/button.tsx'

type Profile = Input<typeof updateProfile>['body']
type Focus = NonNullable<Profile['focus']>[number]
type Mail = NonNullable<Profile['mailProvider']>

const focuses: readonly Focus[] = ['hire', 'campus', 'search', 'talent', 'projects']
const mails: readonly Mail[] = ['163', '126', 'tencent', 'qq', 'outlook', 'other']

/** What a new user comes for, and their mail provider (spec 1 §2). Both can be skipped. */
export function Screen() {
  const text = usePagesText().preference
  const me = useMe()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Focus[]>([])
  const [mail, setMail] = useState<Mail[]>([])
  const save = useSavePreference()
  const goOn = () => void navigate(me?.currentTenant ? '/' : '/create-tenant')
  const submit = () => {
    if (chosen.length === 0 && mail.length === 0) return goOn()
    save.mutate({ body: { focus: chosen, mailProvider: mail[0] } }, { onSuccess: goOn })
  }
  return (
    <div data-wide>
      <h1 className={styles.title}>{text.title}</h1>
      <p className={styles.subtitle}>{text.subtitle}</p>
      <Tiles
        kind="checkbox"
        name="focus"
        columns={2}
        legend={text.focus}
        hint={text.focusHint}
        tiles={focuses.map((key) => ({ key, ...text.focuses[key] }))}
        chosen={chosen}
        onChange={setChosen}
      />
      <Tiles
        kind="radio"
        name="mail"
        columns={3}
        legend={text.mail}
        hint={text.mailHint}
        tiles={mails.map((key) => ({ key, name: text.mails[key] }))}
        chosen={mail}
        onChange={setMail}
      />
      <div className={styles.actions}>
        <Button kind="primary" size="large" loading={save.isPending} onClick={submit}>
          {text.next}
        </Button>
        <Button kind="text" size="large" onClick={goOn}>
          {text.skip}
        </Button>
      </div>
    </div>
  )
}
