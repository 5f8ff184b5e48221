import { addConsent, addContact, getContactRecord, setNoContact, withdrawConsents } from '@cohort/contract/reactivation'
import { useRef, useState } from 'react'
import { useMembers } from '#fields/use-members.ts'
import { useCall, useWrite } from '#lib/query.ts'
import { AddContact } from '#modules/entities/components/contacts/add-contact.tsx'
import {
  type ContactRecord,
  consentState,
  dayOf,
  monthsAfter,
} from '#modules/entities/components/contacts/consent-state.ts'
import styles from '#modules/entities/components/contacts/contacts.module.css'
import { useContactsText } from '#modules/entities/components/contacts/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { Time } from '#ui/time.tsx'
import { toast } from '#ui/toast.ts'

/** May they be reached, by their own word, and when were they last. */
export function RecordContacts({ openId }: { openId: string }) {
  const text = useContactsText()
  const record = useCall(getContactRecord, { params: { id: openId } }, { inPlace: true })
  const [adding, setAdding] = useState(false)
  const refusal = useRefusal(addContact)
  if (record.error && !record.data) return <ErrorState error={record.error} onRetry={() => void record.refetch()} />
  if (!record.data) return <SkeletonRows rows={3} height={52} />
  return (
    <div className={styles.contacts}>
      <Consent openId={openId} record={record.data} />
      <div className={styles.head}>
        <h3>{text.log}</h3>
        <Button
          size="small"
          icon={<Icon name="plus" size={14} />}
          disabled={refusal ?? false}
          onClick={() => setAdding(true)}
        >
          {text.addContact}
        </Button>
      </div>
      {record.data.contacts.length === 0 && <Empty title={text.nobody} hint={text.nobodyHint} />}
      <Log contacts={record.data.contacts} />
      {adding && <AddContact openId={openId} onClose={() => setAdding(false)} />}
    </div>
  )
}

const stale = [getContactRecord]
const terms = { half: 6, one: 12, two: 24, always: undefined } as const

function Consent({ openId, record }: { openId: string; record: ContactRecord }) {
  const text = useContactsText()
  const [choosing, setChoosing] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const add = useWrite(addConsent, { stale })
  const withdraw = useWrite(withdrawConsents, { stale })
  const leave = useWrite(setNoContact, { stale })
  const refusal = useRefusal(addConsent) ?? false
  const now = new Date()
  const params = { id: openId }
  const { state, on } = consentState(record, dayOf(now))
  const word = state === 'none' || state === 'valid' ? text.state[state] : text.state[state](on)
  const said = (words: string) => ({ onSuccess: () => toast.show({ text: words }) })
  const allowed = state === 'valid' || state === 'until'
  return (
    <section className={styles.consent} data-state={state} aria-label={word}>
      <p>
        <b>{word}</b>
        <small>{text.stateHint}</small>
      </p>
      <div className={styles.actions}>
        {state === 'noContact' ? (
          <Button
            size="small"
            disabled={refusal}
            onClick={() => leave.mutate({ params, body: { on: false } }, said(text.again))}
          >
            {text.mayAgain}
          </Button>
        ) : (
          <>
            <Button
              ref={anchor}
              size="small"
              disabled={refusal}
              aria-haspopup="menu"
              aria-expanded={choosing}
              onClick={() => setChoosing(!choosing)}
            >
              {text.addConsent}
            </Button>
            {allowed && (
              <Button
                size="small"
                kind="text"
                disabled={refusal}
                onClick={() => withdraw.mutate({ params, body: { on: dayOf(now) } }, said(text.withdrawn))}
              >
                {text.withdraw}
              </Button>
            )}
            <Button
              size="small"
              kind="text"
              disabled={refusal}
              onClick={() => leave.mutate({ params, body: { on: true } }, said(text.leftAlone))}
            >
              {text.leaveAlone}
            </Button>
          </>
        )}
      </div>
      {choosing && (
        <Menu
          anchor={anchor}
          label={text.consentUntil}
          items={(Object.keys(terms) as (keyof typeof terms)[]).map((key) => ({
            key,
            label: text.terms[key],
            run: () => {
              const months = terms[key]
              const expiresOn = months === undefined ? null : monthsAfter(now, months)
              add.mutate({ params, body: { givenOn: dayOf(now), expiresOn } }, said(text.consented))
            },
          }))}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  )
}

function Log({ contacts }: Pick<ContactRecord, 'contacts'>) {
  const text = useContactsText()
  const { members } = useMembers()
  return (
    <ol className={styles.log}>
      {contacts.map(({ id, at, direction, kind, note, by }) => (
        <li key={id}>
          <Icon name={direction === 'out' ? 'send' : 'chat'} size={16} />
          <div>
            <p>
              <b>{text.directions[direction]}</b>
              <span>{text.kinds[kind]}</span>
            </p>
            {note && <p>{note}</p>}
            <small>
              {members?.find(({ userId }) => userId === by)?.username ?? text.someone} ·{' '}
              <Time iso={at} words={text.when} />
            </small>
          </div>
        </li>
      ))}
    </ol>
  )
}
