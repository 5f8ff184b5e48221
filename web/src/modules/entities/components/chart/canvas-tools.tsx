import type { ChartNode } from '@cohort/contract/entity-searches'
import { useReactFlow } from '@xyflow/react'
import { useState } from 'react'
import { saveFile } from '#lib/save-file.ts'
import styles from '#modules/entities/components/chart/chart.module.css'
import { FindBox } from '#modules/entities/components/chart/find-box.tsx'
import { pictureOf } from '#modules/entities/components/chart/picture.ts'
import { useChartText } from '#modules/entities/components/chart/text.ts'
import { allClosed } from '#modules/entities/components/chart/tree.ts'
import type { ChartState } from '#modules/entities/components/chart/use-chart.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast.ts'

interface Props {
  chart: ChartState
  all: readonly ChartNode[]
  name: string
}

/** Find, open and close all, zoom, and take a picture. */
export function CanvasTools({ chart, all, name }: Props) {
  const text = useChartText()
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  const fitSoon = () => requestAnimationFrame(() => void fitView({ maxZoom: 1, padding: 0.12 }))
  return (
    <div className={styles.tools} role="toolbar" aria-label={text.tools}>
      <FindBox chart={chart} name={name} />
      <span className={styles.grow} />
      <Button
        kind="text"
        size="small"
        onClick={() => {
          chart.setClosed(new Set())
          fitSoon()
        }}
      >
        {text.expandAll}
      </Button>
      <Button
        kind="text"
        size="small"
        onClick={() => {
          chart.setClosed(allClosed(all))
          fitSoon()
        }}
      >
        {text.collapseAll}
      </Button>
      <Tool label={text.zoomOut} icon="minimise" onClick={() => void zoomOut()} />
      <Tool label={text.zoomIn} icon="plus" onClick={() => void zoomIn()} />
      <Tool label={text.fit} icon="expand" onClick={() => void fitView({ maxZoom: 1, padding: 0.12 })} />
      <ExportButton name={name} />
    </div>
  )
}

interface ToolProps {
  label: string
  icon: 'minimise' | 'plus' | 'expand'
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

function ExportButton({ name }: { name: string }) {
  const text = useChartText()
  const { getNodes } = useReactFlow()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await pictureOf(getNodes()), text.exportFile(name))
      toast.show({ text: text.exported })
    } catch {
      toast.show({ text: text.exportFailed, tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" loading={busy} icon={<Icon name="download" size={16} />} onClick={() => void save()}>
      {text.export}
    </Button>
  )
}
