import '@xyflow/react/dist/base.css'
import type { ChartNode } from '@cohort/contract/entity-searches'
import { inLocale } from '@cohort/contract/fields/values'
import { type Edge, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Shape } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import { CanvasTools } from '#modules/entities/components/chart/canvas-tools.tsx'
import styles from '#modules/entities/components/chart/chart.module.css'
import { ChartCard, type ChartCardNode } from '#modules/entities/components/chart/chart-card.tsx'
import { domId } from '#modules/entities/components/chart/dom-id.ts'
import { nodeSize, placesOf } from '#modules/entities/components/chart/layout.ts'
import { useChartText } from '#modules/entities/components/chart/text.ts'
import { stepOf } from '#modules/entities/components/chart/tree.ts'
import type { ChartState } from '#modules/entities/components/chart/use-chart.ts'

interface Props {
  chart: ChartState
  shape: Shape
  nodes: readonly ChartNode[]
  onOpen: (id: string) => void
}

const nodeTypes = { card: ChartCard }
/** Beyond this only what is in the window is drawn. */
const manyNodes = 300

export function Canvas(props: Props) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  )
}

function Drawing({ chart, shape, nodes: all, onOpen }: Props) {
  const text = useChartText()
  const name = inLocale(shape.type.name, useLocale())
  const frame = useRef<HTMLDivElement>(null)
  const places = useMemo(() => placesOf(chart.seen), [chart.seen])
  const [current, setCurrent] = useState(chart.seen[0]?.openId)
  const steady = chart.seen.some(({ openId }) => openId === current) ? current : chart.seen[0]?.openId
  const focus = useCentre(places, chart.looked, frame)
  const onKey = (id: string, key: string): boolean => {
    if (key === 'Enter') {
      onOpen(id)
      return true
    }
    const step = stepOf(chart.seen, chart.closed, id, key)
    if (step && 'toggle' in step) chart.toggle(step.toggle)
    if (step && 'to' in step) {
      setCurrent(step.to)
      focus(step.to)
    }
    return step !== undefined
  }
  const nodes = chart.seen.map(
    (node): ChartCardNode => ({
      id: node.openId,
      type: 'card',
      position: places.get(node.openId) ?? { x: 0, y: 0 },
      ...nodeSize,
      domAttributes: { 'aria-roledescription': undefined },
      data: {
        node,
        texts: chart.textsOf(node),
        open: !chart.closed.has(node.openId),
        hit: chart.hits.includes(node.openId),
        looked: chart.looked === node.openId,
        current: node.openId === steady,
        onToggle: chart.toggle,
        onOpen,
        onFocus: setCurrent,
        onKey,
      },
    }),
  )
  return (
    <div className={styles.canvas} ref={frame}>
      <CanvasTools chart={chart} all={all} name={name} />
      {/* The nodes lie in boxes of their own; this makes a tree of them for those who hear it. */}
      <div role="tree" aria-label={text.label(name)} aria-owns={nodes.map(({ id }) => domId(id)).join(' ')} />
      <ReactFlow
        aria-label={text.label(name)}
        nodes={nodes}
        edges={edgesOf(chart.seen, places)}
        nodeTypes={nodeTypes}
        fitView
        fitViewOptions={{ maxZoom: 1, padding: 0.12 }}
        minZoom={0.08}
        maxZoom={1.6}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        panOnScroll
        zoomOnDoubleClick={false}
        onlyRenderVisibleElements={nodes.length > manyNodes}
        proOptions={{ hideAttribution: true }}
      />
    </div>
  )
}

const edgesOf = (seen: readonly ChartNode[], places: ReadonlyMap<string, unknown>): Edge[] =>
  seen
    .filter(({ parentId }) => parentId !== null && places.has(parentId))
    .map(({ openId, parentId }) => ({
      id: `${parentId} ${openId}`,
      source: parentId ?? '',
      target: openId,
      type: 'smoothstep',
      domAttributes: { 'aria-hidden': true },
    }))

/** Brings a node into the middle: the hit that is looked at, and the one that the keys lead to. */
function useCentre(
  places: ReadonlyMap<string, { x: number; y: number }>,
  looked: string | undefined,
  frame: { current: HTMLDivElement | null },
) {
  const { setCenter, getZoom } = useReactFlow()
  const centre = (id: string) => {
    const place = places.get(id)
    if (!place) return
    const zoom = Math.max(getZoom(), 0.6)
    void setCenter(place.x + nodeSize.width / 2, place.y + nodeSize.height / 2, { zoom, duration: 0 })
  }
  const latest = useRef(centre)
  useEffect(() => {
    latest.current = centre
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: places change when the hit comes into sight
  useEffect(() => {
    if (looked) latest.current(looked)
  }, [looked, places])
  return (id: string) => {
    centre(id)
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`#${CSS.escape(domId(id))}`)?.focus())
  }
}
