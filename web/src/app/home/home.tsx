import { listMembers } from '@cohort/contract/members'
import { createSpace } from '@cohort/contract/spaces'
import { getFullConfig, listMyTenants } from '@cohort/contract/tenants'
import { useNavigate, useSearchParams } from 'react-router'
import { ExampleRow } from '#app/home/example-row.tsx'
import styles from '#app/home/home.module.css'
import { MemberPanel } from '#app/home/member-panel.tsx'
import { StepRow } from '#app/home/step-row.tsx'
import { helloAt, stepsOf } from '#app/home/steps.ts'
import { useFrame } from '#app/shell/frame-context.ts'
import { useShellText } from '#app/shell/text.ts'
import { userEntries } from '#app/shell/user-entries.ts'
import { useCall } from '#lib/query.ts'
import { useMay } from '#lib/who.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageActions } from '#ui/page-actions.tsx'
import { Ghost } from '#ui/skeleton.tsx'

const memberQuery = { query: { status: 'normal', pageSize: 8 } } as const

/** The default entry: what to do first, with what is done read from the data, and who is here. */
export function Screen() {
  const text = useShellText().home
  const { viewer, routes, open } = useFrame()
  const { user } = viewer
  const members = useCall(listMembers, memberQuery, { inPlace: true })
  const tenants = useCall(listMyTenants, { query: {} }, { inPlace: true })
  const config = useCall(getFullConfig, {}, { enabled: useMay(getFullConfig.access), inPlace: true })
  const navigate = useNavigate()
  const mayBegin = useMay(createSpace.access)
  // Whoever comes from signing in or from founding the enterprise is offered the example first (spec 1 §4).
  const isOffered = useSearchParams()[0].get('loadExample') === '1'
  if (!user) return null
  const mayInvite = userEntries(viewer, routes).includes('invite')
  const hello = text.hello[helloAt(new Date().getHours())]
  const named = user.username !== user.phone
  const counts = { members: members.data?.total, tenants: tenants.data?.total }
  const steps = stepsOf({
    user,
    mayInvite,
    memberCount: counts.members,
    tenantCount: counts.tenants,
    configured: config.data ? Object.keys(config.data.owner).length > 0 : undefined,
  })
  const known = steps.every((step) => step.done !== undefined)
  const done = known ? steps.filter((step) => step.done).length : 0
  return (
    <div className={styles.home}>
      <PageActions>
        {mayInvite && (
          <Button icon={<Icon name="personPlus" size={16} />} onClick={() => open('invite')}>
            {text.invite}
          </Button>
        )}
        {mayBegin && (
          <Button
            kind="primary"
            icon={<Icon name="plus" size={16} />}
            onClick={() => void navigate('/channel/create-space')}
          >
            {text.newSpace}
          </Button>
        )}
      </PageActions>
      <section className={styles.first}>
        <h2 className={styles.greeting}>{named ? text.greeting(hello, user.username) : hello}</h2>
        <p className={styles.subtitle}>
          {done === steps.length ? text.allDone : text.subtitle(user.currentTenant?.tenantName ?? '')}
        </p>
        <div className={styles.progress}>
          <span className={styles.bar}>
            <span style={{ width: `${(done / steps.length) * 100}%` }} />
          </span>
          {known ? text.progress(done, steps.length) : <Ghost width={64} />}
        </div>
        {isOffered && <ExampleRow isOffered />}
        <ol className={styles.steps}>
          {steps.map((step) => (
            <StepRow key={step.name} step={step} user={user} counts={counts} />
          ))}
        </ol>
        {!isOffered && <ExampleRow />}
      </section>
      <MemberPanel members={members} />
    </div>
  )
}
