import type { TreeItem } from '@cohort/contract/spaces'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { aroundIn } from '#modules/spaces/components/tree/around.ts'
import { FoldLine, NoteLine } from '#modules/spaces/components/tree/other-lines.tsx'
import styles from '#modules/spaces/components/tree/tree.module.css'
import { type ItemLine, TreeLine } from '#modules/spaces/components/tree/tree-line.tsx'
import { useDrag } from '#modules/spaces/components/tree/use-drag.ts'
import { useRovingFocus } from '#modules/spaces/components/tree/use-roving-focus.ts'
import type { Tree } from '#modules/spaces/components/tree/use-tree.ts'
import { useTreeKeys } from '#modules/spaces/components/tree/use-tree-keys.ts'
import { type DialogKind, type ItemAround, useItemMenu } from '#modules/spaces/components/use-item-menu.ts'
import { useLeaveDeleted } from '#modules/spaces/components/use-leave-deleted.ts'
import { hrefOf } from '#modules/spaces/hrefs.ts'
import { useTreeRights } from '#modules/spaces/rights.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { useTreeDeeds } from '#modules/spaces/use-tree-deeds.ts'

interface Props {
  tree: Tree
  selectedId: string | undefined
  openDialog: (kind: DialogKind, item: TreeItem) => void
}

export function TreeLines({ tree, selectedId, openDialog }: Props) {
  const { data, lines } = tree
  const text = useSpacesText().tree
  const helpId = useId()
  const aroundOf = aroundIn(data)
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const deeds = useTreeDeeds()
  const rights = useTreeRights()
  const [renaming, setRenaming] = useState<string>()
  const focus = useRovingFocus(box, lines, selectedId)
  const drag = useDrag({ data, onMove: deeds.move, onOpen: (id) => tree.setOpen(id, true) })
  const onDeleted = useLeaveDeleted(selectedId, ({ id }) => data.inside.get(id) ?? [])
  const menu = useItemMenu({ deeds, openDialog, onRename: ({ id }) => setRenaming(id), onDeleted })
  const mayMove = (around: ItemAround) => rights.mayMove(around.item, around.parent)
  const select = (line: ItemLine) => {
    if (line.open === false) tree.setOpen(line.id, true)
    // A project that is only the way to another has nothing of its own to show.
    if (line.item.entityType === 'Project' && line.item.flags === 0) return
    void navigate(hrefOf(line.item))
  }
  const { onKeyDown, said } = useTreeKeys({ tree, focus, deeds, rights, mayMove, select, onRename: setRenaming })
  return (
    <>
      <div
        ref={box}
        role="tree"
        tabIndex={-1}
        className={styles.tree}
        aria-label={text.label}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
      >
        {lines.map((line) => {
          if (line.kind === 'note') return <NoteLine key={line.id} line={line} onRetry={tree.retry} />
          const focused = line.id === focus.id
          if (line.kind === 'fold')
            return (
              <FoldLine
                key={line.id}
                line={line}
                focused={focused}
                onToggle={() => {
                  focus.go(line.id)
                  tree.setOpen(line.id, !line.open)
                }}
              />
            )
          const around = aroundOf(line.item)
          return (
            <TreeLine
              key={line.id}
              line={line}
              around={around}
              selected={line.id === selectedId}
              focused={focused}
              renaming={renaming === line.id}
              mayMove={mayMove(around)}
              drag={drag}
              menu={menu}
              onOpen={(open) => tree.setOpen(line.id, open)}
              onSelect={() => select(line)}
              onFocus={() => focus.set(line.id)}
              onRenamed={(name) => {
                setRenaming(undefined)
                focus.go(line.id)
                if (name) deeds.change(line.item, { name })
              }}
            />
          )
        })}
      </div>
      <p id={helpId} className="visually-hidden">
        {text.help}
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
