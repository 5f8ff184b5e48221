import type { TreeItem } from '@cohort/contract/spaces'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SearchField } from '#fields/search-field.tsx'
import { ExamplesFoot } from '#modules/spaces/components/tree/examples-foot.tsx'
import styles from '#modules/spaces/components/tree/tree.module.css'
import { TreeLines } from '#modules/spaces/components/tree/tree-lines.tsx'
import { useTree } from '#modules/spaces/components/tree/use-tree.ts'
import type { DialogKind } from '#modules/spaces/components/use-item-menu.ts'
import { useTreeRights } from '#modules/spaces/rights.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

interface Props {
  selectedId: string | undefined
  openDialog: (kind: DialogKind, item: TreeItem) => void
}

/** Spaces, their channels and their projects, beside the work. */
export function TreePanel({ selectedId, openDialog }: Props) {
  const text = useSpacesText().tree
  const navigate = useNavigate()
  const [word, setWord] = useState('')
  const tree = useTree(word)
  const { mayCreateSpace } = useTreeRights()
  return (
    <nav className={styles.panel} aria-label={text.label}>
      <div className={styles.head}>
        <SearchField size="small" className={styles.search} value={word} label={text.search} onSearch={setWord} />
        {mayCreateSpace && (
          <button
            type="button"
            className={styles.add}
            aria-label={text.newSpace}
            title={text.newSpace}
            onClick={() => void navigate('/channel/create-space')}
          >
            <Icon name="plus" size={16} />
          </button>
        )}
      </div>
      {tree.isLoading && <SkeletonRows rows={6} height={30} avatar={false} />}
      {tree.error && tree.lines.length === 0 && <ErrorState error={tree.error} onRetry={tree.retry} />}
      {word !== '' && !tree.searching && tree.lines.length === 0 && (
        <p className={styles.nothing} role="status">
          {text.nothingFound(word)}
        </p>
      )}
      {tree.lines.length > 0 && <TreeLines tree={tree} selectedId={selectedId} openDialog={openDialog} />}
      <ExamplesFoot />
    </nav>
  )
}
