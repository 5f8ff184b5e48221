import '@xyflow/react/dist/base.css'
import type { Project, StructureNode } from '@cohort/contract/projects'
import { type Edge, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsPhone } from '#lib/media.ts'
import { drawn, listed, type Spot, sizeOf, stepOf } from '#modules/tasks/components/structure/layout.ts'
import styles from '#modules/tasks/components/structure/structure.module.css'
import { domId, StructureCard, type StructureCardNode } from '#modules/tasks/components/structure/structure-card.tsx'
import { useTasksText } from '#modules/tasks/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  nodes: readonly StructureNode[]
  project: Project
}

export function Canvas(props: Props) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  )
}

const nodeTypes = { card: StructureCard }
const padding = 0.1

function Drawing({ nodes: all, project }: Props) {
  const text = useTasksText().structure
  const phone = useIsPhone()
  const navigate = useNavigate()
  const helpId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const places = useMemo(() => (phone ? listed(all) : drawn(all)), [all, phone])
  const [chosen, setChosen] = useState(project.id)
  const current = all.some(({ id }) => id === chosen) ? chosen : project.id
  const show = useShow(places, frame, phone)
  const open = (node: StructureNode) => void navigate(hrefOf(node, all))
  const onKey = (node: StructureNode, key: string): boolean => {
    if (key === 'Enter' || key === ' ') open(node)
    const to = stepOf(all, node.id, key)
    if (to) {
      setChosen(to)
      show(to)
    }
    return to !== undefined || key === 'Enter' || key === ' '
  }
  const nodes = all.map(
    (node): StructureCardNode => ({
      id: node.id,
      type: 'card',
      position: places.get(node.id) ?? { x: 0, y: 0 },
      ...sizeOf(node),
      domAttributes: { 'aria-roledescription': undefined },
      data: {
        node,
        level: levelOf(node, all),
        here: node.id === project.id,
        current: node.id === current,
        side: phone,
        onOpen: () => open(node),
        onFocus: () => setChosen(node.id),
        onKey: (key) => onKey(node, key),
      },
    }),
  )
  return (
    <div className={styles.canvas} ref={frame}>
      <Tools label={text.tools} />
      <p id={helpId} className="visually-hidden">
        {text.help}
      </p>
      {/* The nodes lie in boxes of their own; this makes a tree of them for those who hear it. */}
      <div
        role="tree"
        aria-label={text.label(project.name)}
        aria-describedby={helpId}
        aria-owns={all.map(({ id }) => domId(id)).join(' ')}
      />
      <ReactFlow
        aria-label={text.label(project.name)}
        nodes={nodes}
        edges={edgesOf(all, phone)}
        nodeTypes={nodeTypes}
        fitView={!phone}
        fitViewOptions={{ maxZoom: 1, padding }}
        defaultViewport={{ x: 16, y: 8, zoom: 1 }}
        minZoom={0.1}
        maxZoom={2}
        panOnScroll
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        zoomOnDoubleClick={false}
        proOptions={{ hideAttribution: true }}
      />
    </div>
  )
}

function Tools({ label }: { label: string }) {
  const text = useTasksText().structure
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  return (
    <div className={styles.tools} role="toolbar" aria-label={label}>
      <Tool label={text.zoomOut} icon="zoomOut" onClick={() => void zoomOut()} />
      <Tool label={text.zoomIn} icon="zoomIn" onClick={() => void zoomIn()} />
      <Tool label={text.fit} icon="fit" onClick={() => void fitView({ maxZoom: 1, padding })} />
    </div>
  )
}

interface ToolProps {
  label: string
  icon: 'zoomOut' | 'zoomIn' | 'fit'
  onClick: () => void
}

function Tool({ label, icon, onClick }: ToolProps) {
  return (
    <Button
      kind="text"
      size="small"
      aria-label={label}
      title={label}
      icon={<Icon name={icon} size={16} />}
      onClick={onClick}
    />
  )
}

/** Brings the node that the keys lead to into sight, and the focus to it; a window of another shape is fitted anew. */
function useShow(places: ReadonlyMap<string, Spot>, frame: { current: HTMLDivElement | null }, phone: boolean) {
  const { setCenter, getZoom, fitView, setViewport } = useReactFlow()
  const before = useRef(phone)
  useEffect(() => {
    if (before.current === phone) return
    before.current = phone
    if (phone) void setViewport({ x: 16, y: 8, zoom: 1 })
    else requestAnimationFrame(() => void fitView({ maxZoom: 1, padding }))
  }, [phone, fitView, setViewport])
  return (id: string) => {
    const place = places.get(id)
    if (!place) return
    void setCenter(place.x + 108, place.y + 30, { zoom: Math.max(getZoom(), 0.6), duration: 0 })
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(`#${CSS.escape(domId(id))}`)?.focus())
  }
}

const edgesOf = (nodes: readonly StructureNode[], side: boolean): Edge[] =>
  nodes.flatMap(({ id, parentId }) =>
    parentId === null
      ? []
      : [
          {
            id: `${parentId} ${id}`,
            source: parentId,
            target: id,
            type: 'smoothstep',
            pathOptions: { offset: side ? 0 : 12, borderRadius: 6 },
            domAttributes: { 'aria-hidden': true },
          },
        ],
  )

function levelOf({ parentId }: StructureNode, all: readonly StructureNode[]): number {
  const above = all.find(({ id }) => id === parentId)
  return above ? levelOf(above, all) + 1 : 1
}

/** A flow is opened as the board of its project. */
function hrefOf(node: StructureNode, all: readonly StructureNode[]): string {
  if (node.kind === 'Space') return `/channel?spaceId=${node.id}`
  if (node.kind === 'Channel') return `/channel?channelId=${node.id}`
  const project = node.kind === 'Flow' ? all.find(({ id }) => id === node.parentId) : node
  const base = `/channel/${project?.channelId}/project/detail/${project?.id}`
  return node.kind === 'Flow' ? `${base}?flow=${node.id}` : base
}
