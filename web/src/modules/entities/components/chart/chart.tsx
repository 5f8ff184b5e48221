import type { ChartNode } from '@cohort/contract/entity-searches'
import { inLocale } from '@cohort/contract/fields/values'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { ShownField } from '#fields/shape.ts'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/chart/chart.module.css'
import { ChartTree } from '#modules/entities/components/chart/chart-tree.tsx'
import { FindBox } from '#modules/entities/components/chart/find-box.tsx'
import { useChartText } from '#modules/entities/components/chart/text.ts'
import { useChart, useStructure } from '#modules/entities/components/chart/use-chart.ts'
import type { ViewProps } from '#modules/entities/components/view-part.tsx'
import { conditionCount } from '#modules/entities/list-state.ts'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'

const Canvas = lazy(async () => ({ default: (await import('#modules/entities/components/chart/canvas.tsx')).Canvas }))

/** Who or what stands below whom: a drawn chart on a desk, an indented tree on a phone. */
export function Chart(props: ViewProps) {
  const text = useChartText()
  const locale = useLocale()
  const { found, fields } = useStructure(props)
  if (found.error && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={8} height={64} />
  if (found.data.nodes.length === 0) {
    const filtered = conditionCount(props.state) > 0
    return (
      <Empty
        filtered={filtered}
        title={filtered ? text.noMatch : text.empty(inLocale(props.shape.type.name, locale))}
        hint={filtered ? undefined : text.emptyHint}
      />
    )
  }
  const { nodes, capped, cycles } = found.data
  return (
    <div className={styles.chart}>
      <Notes nodes={nodes} capped={capped} cycles={cycles} />
      <Drawn key={props.state.type} {...props} nodes={nodes} fields={fields} />
    </div>
  )
}

interface DrawnProps extends ViewProps {
  nodes: readonly ChartNode[]
  fields: readonly ShownField[]
}

function Drawn({ shape, nodes, fields }: DrawnProps) {
  const locale = useLocale()
  const phone = useIsPhone()
  const navigate = useNavigate()
  const chart = useChart(nodes, fields)
  const name = inLocale(shape.type.name, locale)
  const open = (id: string) => {
    const pages = JSON.stringify(chart.seen.map(({ openId }) => openId).slice(0, 200))
    void navigate(`/entity/${encodeURIComponent(id)}?${new URLSearchParams({ type: shape.type.type, pages })}`)
  }
  if (phone)
    return (
      <>
        <div className={styles.tools}>
          <FindBox chart={chart} name={name} />
        </div>
        <ChartTree chart={chart} shape={shape} onOpen={open} />
      </>
    )
  return (
    <Suspense fallback={<SkeletonRows rows={8} height={64} />}>
      <Canvas chart={chart} shape={shape} nodes={nodes} onOpen={open} />
    </Suspense>
  )
}

function Notes({ nodes, capped, cycles }: { nodes: readonly ChartNode[]; capped: boolean; cycles: string[][] }) {
  const text = useChartText()
  if (!capped && cycles.length === 0) return null
  const names = cycles.flat().map((id) => nodes.find(({ openId }) => openId === id)?.name ?? id)
  return (
    <p className={styles.note}>
      <Icon name="info" size={14} />
      {[capped && text.capped, names.length > 0 && text.cycles(names.slice(0, 5).join(' → '))]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
