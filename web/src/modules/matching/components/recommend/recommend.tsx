import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsPhone } from '#lib/media.ts'
import { ConditionsDialog } from '#modules/matching/components/conditions/conditions-dialog.tsx'
import { Reactivate } from '#modules/matching/components/reactivate/reactivate.tsx'
import styles from '#modules/matching/components/recommend/recommend.module.css'
import { RecommendBody } from '#modules/matching/components/recommend/recommend-body.tsx'
import { useProjectOf, useRecommended } from '#modules/matching/queries.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { Icon } from '#ui/icon.tsx'
import { TabList } from '#ui/tabs.tsx'

interface Props {
  projectId: string
  /** Those of earlier days first. */
  isAgain: boolean
  onOther: () => void
}

type Tab = 'open' | 'again' | 'dismissed'
const panel = 'recommended-people'

/** The people for one project: recommended or dismissed, open or blind, and what the job asks for. */
export function Recommend({ projectId, isAgain, onOther }: Props) {
  const text = useMatchingText()
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const [show, setShow] = useState<Tab>(isAgain ? 'again' : 'open')
  const [isBlind, setBlind] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const project = useProjectOf(projectId)
  const shown = show === 'again' ? 'open' : show
  const found = useRecommended({ projectId, show: shown, blind: isBlind })
  const { data } = found
  const number = new Intl.NumberFormat()
  const tabs = [
    { key: 'open' as const, label: text.tabs.open, count: show === 'open' ? data?.total : undefined },
    { key: 'again' as const, label: text.tabs.again },
    { key: 'dismissed' as const, label: text.tabs.dismissed, count: data?.dismissed },
  ]
  return (
    <div className={styles.whole}>
      <div className={styles.bar}>
        <button type="button" className={styles.job} title={text.otherProject} onClick={onOther}>
          <Icon name="briefcase" size={16} />
          <span>{project.data?.name ?? '…'}</span>
          <Icon name="down" size={14} />
        </button>
        <span className={styles.tools}>
          <span title={text.blindHint}>
            <Check checked={isBlind} onChange={setBlind}>
              {text.blind}
            </Check>
          </span>
          <Button icon={<Icon name="sliders" size={16} />} onClick={() => setAsking(true)}>
            {text.conditions.open}
          </Button>
          {!isPhone && project.data && (
            <Button
              icon={<Icon name="layers" size={16} />}
              onClick={() => void navigate(`/channel/${project.data.channel.openId}/project/detail/${projectId}`)}
            >
              {text.openProject}
            </Button>
          )}
        </span>
      </div>
      <div className={styles.tabs}>
        <TabList label={text.tabsLabel} tabs={tabs} current={show} onChoose={setShow} panel={panel} />
        {show === 'again' && !isPhone && (
          <small>
            <Icon name="shield" size={14} />
            {text.again.hint}
          </small>
        )}
        {show !== 'again' && data && !isPhone && (
          <small>
            <Icon name="clock" size={14} />
            {text.compared(number.format(data.compared), (data.tookMs / 1000).toFixed(2))} · {text.rules(data.version)}
          </small>
        )}
      </div>
      <div id={panel} role="tabpanel" className={styles.panel} aria-labelledby={`${panel}-${show}`}>
        {show === 'again' ? (
          <Reactivate projectId={projectId} />
        ) : (
          <RecommendBody key={`${show} ${isBlind}`} projectId={projectId} show={show} isBlind={isBlind} found={found} />
        )}
      </div>
      {isAsking && <ConditionsDialog projectId={projectId} onClose={() => setAsking(false)} />}
    </div>
  )
}
