import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFacets } from '#fields/filter/queries.ts'
import { useValueNames } from '#fields/filter/use-words.ts'
import type { Shape } from '#fields/shape.ts'
import { useAddress } from '#lib/address.ts'
import { ApiFailure } from '#lib/api.ts'
import { useIsPhone } from '#lib/media.ts'
import { useWished } from '#lib/wished.ts'
import { ConditionsDialog } from '#modules/matching/components/conditions/conditions-dialog.tsx'
import { Reactivate } from '#modules/matching/components/reactivate/reactivate.tsx'
import { FilterRow } from '#modules/matching/components/recommend/filter-row.tsx'
import { NoneFit } from '#modules/matching/components/recommend/none-fit.tsx'
import styles from '#modules/matching/components/recommend/recommend.module.css'
import { RecommendBody } from '#modules/matching/components/recommend/recommend-body.tsx'
import { useProjectOf, useRecommended } from '#modules/matching/queries.ts'
import { countingOf, questionOf, useRecommendState } from '#modules/matching/recommend-state.ts'
import { useMatchingText } from '#modules/matching/text.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { Icon } from '#ui/icon.tsx'
import { Ghost } from '#ui/skeleton.tsx'
import { Notice } from '#ui/states.tsx'
import { TabList } from '#ui/tabs.tsx'

interface Props {
  projectId: string
  shape: Shape
  onOther: () => void
}

const panel = 'recommended-people'

/** The people for one project: recommended or dismissed, open or blind, and what the job asks for. */
export function Recommend({ projectId, shape, onOther }: Props) {
  const text = useMatchingText()
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const { state, change } = useRecommendState()
  const { tab, isBlind } = state
  const [isBlindWished, wishBlind] = useWished(isBlind)
  const person = useAddress().query.get('person')
  const [isAsking, setAsking] = useState(false)
  const project = useProjectOf(projectId)
  const found = useRecommended(questionOf(projectId, state, shape))
  const { data } = found
  const isReading = data?.data.some(({ entity }) => entity.meta.openId === person) ?? false
  const named = countingOf(state).flatMap(({ key }) => shape.fields.get(key)?.path ?? [])
  const nameOf = useValueNames(data?.data.map(({ entity }) => entity) ?? [], useFacets('Resume', named) ?? [])
  const filtering = { shape, state, onChange: change, nameOf }
  const count = data ? text.filter.people(data.total, data.capped) : ''
  const number = new Intl.NumberFormat()
  const tabs = [
    {
      key: 'open' as const,
      label: text.tabs.open,
      count: tab === 'open' && data ? `${data.total}${data.capped ? '+' : ''}` : undefined,
    },
    { key: 'again' as const, label: text.tabs.again },
    { key: 'dismissed' as const, label: text.tabs.dismissed, count: data?.dismissed },
  ]
  if (project.error instanceof ApiFailure && project.error.status === 404)
    return (
      <Notice
        mark="none"
        fill
        title={text.noProject}
        hint={text.noProjectHint}
        actions={
          <Button kind="primary" onClick={onOther}>
            {text.otherProject}
          </Button>
        }
      />
    )
  return (
    <div className={styles.whole}>
      <div className={styles.bar}>
        <button type="button" className={styles.job} title={text.otherProject} onClick={onOther}>
          <Icon name="briefcase" size={16} />
          {project.data || project.error ? (
            <span>{project.data?.name ?? text.otherProject}</span>
          ) : (
            <Ghost width={120} height={14} />
          )}
          <Icon name="down" size={14} />
        </button>
        <span className={styles.tools}>
          {tab !== 'again' && (
            <span title={text.blindHint}>
              <Check
                checked={isBlindWished}
                onChange={(isBlind) => {
                  wishBlind(isBlind)
                  change({ isBlind })
                }}
              >
                {text.blind}
              </Check>
            </span>
          )}
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
        <TabList label={text.tabsLabel} tabs={tabs} current={tab} onChoose={(tab) => change({ tab })} panel={panel} />
        {tab === 'again' && !isPhone && (
          <small>
            <Icon name="shield" size={14} />
            {text.again.hint}
          </small>
        )}
        {tab !== 'again' && data && !isPhone && (
          <small>
            <Icon name="clock" size={14} />
            {text.compared(number.format(data.compared), (data.tookMs / 1000).toFixed(2))} · {text.rules(data.version)}
          </small>
        )}
      </div>
      <div className={styles.below}>
        {tab !== 'again' && <FilterRow {...filtering} count={count} isCovered={isPhone && isReading} />}
        <div id={panel} role="tabpanel" className={styles.panel} aria-labelledby={`${panel}-${tab}`}>
          {tab === 'again' ? (
            <Reactivate projectId={projectId} />
          ) : (
            <RecommendBody
              key={`${tab} ${isBlind}`}
              projectId={projectId}
              show={tab}
              isBlind={isBlind}
              found={found}
              empty={<NoneFit projectId={projectId} {...filtering} onConditions={() => setAsking(true)} />}
            />
          )}
        </div>
      </div>
      {isAsking && <ConditionsDialog projectId={projectId} onClose={() => setAsking(false)} />}
    </div>
  )
}
