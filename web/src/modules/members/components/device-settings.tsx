import styles from '#modules/members/components/setting.module.css'
import { useMembersText } from '#modules/members/text.ts'
import { type Device, useDevices, useEndDevice } from '#modules/session/queries.ts'
import { Button } from '#ui/button.tsx'
import { confirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { Time } from '#ui/time.tsx'
import { toast } from '#ui/toast.ts'

/** Where this user is signed in. Any device can be ended; this one is ended by logging out. */
export function DeviceSettings() {
  const text = useMembersText().setting.devices
  const devices = useDevices()
  const end = useEndDevice()
  if (devices.isError) return <ErrorState error={devices.error} onRetry={() => void devices.refetch()} />
  if (!devices.data) return <SkeletonRows rows={3} height={64} />
  const others = devices.data.devices.filter(({ current }) => !current)
  const ask = async (title: string, ended: readonly Device[]) => {
    if (!(await confirm({ title, body: text.endBody, confirm: text.end, danger: true }))) return
    await Promise.all(ended.map(({ id }) => end.mutateAsync(id))).then(
      () => toast.show({ text: text.ended }),
      // The one place has said what failed; the list shows what is left.
      () => undefined,
    )
  }
  return (
    <>
      <p className={styles.intro}>{others.length > 0 ? text.intro : text.onlyThis}</p>
      <ul className={styles.list}>
        {devices.data.devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => void ask(text.endTitle(device.name), [device])} />
        ))}
      </ul>
      {others.length > 1 && (
        <div className={styles.actions}>
          <Button danger onClick={() => void ask(text.endAllTitle(others.length), others)}>
            {text.endAll}
          </Button>
        </div>
      )}
    </>
  )
}

const isHandheld = (name: string): boolean => /iphone|ipad|android|mobile|harmony/i.test(name)

function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const text = useMembersText().setting.devices
  return (
    <li className={styles.item}>
      <Icon name={isHandheld(device.name) ? 'device' : 'laptop'} size={20} />
      <div>
        <p>
          {device.name}
          {device.current && <span className={styles.tag}>{text.current}</span>}
        </p>
        <small>
          {device.address} · <Time iso={device.lastSeenAt} words={text.seen} now={text.now} /> ·{' '}
          <Time iso={device.createdAt} words={text.since} now={text.sinceNow} />
        </small>
      </div>
      {!device.current && (
        <Button size="small" onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  )
}
