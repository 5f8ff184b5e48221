import { inLocale } from '@cohort/contract/fields/values'
import type { Stage } from '@cohort/contract/pipelines'
import type { TaskColumn } from '@cohort/contract/tasks'
import { memo, type ReactNode } from 'react'
import { useFileDrop } from '#fields/files/use-file-drop.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/tasks/components/board/board.module.css'
import { CardList } from '#modules/tasks/components/board/card-list.tsx'
import { StageDot } from '#modules/tasks/components/stage-dot.tsx'
import { useTasksText } from '#modules/tasks/text.ts'
import { Icon } from '#ui/icon.tsx'

/** Files of resumes for a stage, and the words while they hang over it. */
export interface FilesFor {
  take: (stageId: string, files: readonly File[]) => void
  hint: (stage: string) => string
}

export interface ColumnProps {
  column: TaskColumn
  name: string
  stage: Stage | undefined
  /** The labels of what the stage asks for. */
  asks: readonly string[]
  /** Where a card that is in hand would come to stand. */
  slot: number | undefined
  over: boolean
  /** Nothing that is in hand may go here. */
  dimmed: boolean
  byKeys: boolean
  selected: ReadonlySet<string>
  carried: ReadonlySet<string> | undefined
  helpId: string
  onMore: (value: string | null) => void
  onAdd: ((stageId: string) => void) | undefined
  onFold: (() => void) | undefined
  onFiles: FilesFor | undefined
  /** The form of what the stage asks for. */
  form: ReactNode
}

/** One stage with its cards. */
export const Column = memo(function Column(props: ColumnProps) {
  const { column, name, over, dimmed, asks, stage, form } = props
  const text = useTasksText().board
  const files = useFileDrop((dropped) => stage && props.onFiles?.take(stage.id, dropped))
  const isOver = (over && !dimmed) || files.over
  const classes = [styles.column, isOver && styles.over, dimmed && styles.dimmed]
  return (
    <section
      {...(stage && props.onFiles ? files.on : {})}
      className={classes.filter(Boolean).join(' ')}
      aria-label={text.column(name, column.count)}
      data-column={column.value ?? ''}
      title={dimmed && over ? text.forbidden : undefined}
    >
      <Head {...props} />
      {files.over && (
        <p className={`${styles.asked} ${styles.files}`}>
          <Icon name="upload" size={16} />
          {props.onFiles?.hint(name)}
        </p>
      )}
      {over && !dimmed && stage && asks.length > 0 && !form && <Asked stage={stage} asks={asks} />}
      {form}
      <CardList {...props} />
    </section>
  )
})

function Head({ column, name, stage, asks, over, dimmed, onAdd, onFold }: ColumnProps) {
  const text = useTasksText().board
  return (
    <header className={styles.head}>
      <StageDot color={column.color} />
      <h2 title={name}>{name}</h2>
      <span className={styles.count}>{column.count}</span>
      <span className={styles.grow} />
      {over && !dimmed && asks.length > 0 && (
        <span className={styles.required}>
          <Icon name="lock" size={14} />
          {text.required(asks.length)}
        </span>
      )}
      {onFold && (
        <button
          type="button"
          className={styles.plus}
          aria-label={text.fold(name)}
          title={text.fold(name)}
          onClick={onFold}
        >
          <Icon name="right" size={16} />
        </button>
      )}
      {onAdd && stage && (
        <button
          type="button"
          className={styles.plus}
          aria-label={text.add(name)}
          title={text.add(name)}
          onClick={() => onAdd(stage.id)}
        >
          <Icon name="plus" size={16} />
        </button>
      )}
    </header>
  )
}

function Asked({ stage, asks }: { stage: Stage; asks: readonly string[] }) {
  const text = useTasksText().board
  const locale = useLocale()
  return (
    <p className={styles.asked}>
      <Icon name="info" size={16} />
      <span>
        {text.requiredBefore(inLocale(stage.name, locale))}
        <br />
        {asks.join(locale === 'en-US' ? ', ' : '、')}
      </span>
    </p>
  )
}

/** A lost stage, folded to a spine; it takes what is dropped on it. */
export function FoldedColumn({
  column,
  name,
  over,
  dimmed,
  onUnfold,
}: Pick<ColumnProps, 'column' | 'name' | 'over' | 'dimmed'> & { onUnfold: () => void }) {
  const text = useTasksText().board
  const classes = [styles.folded, over && !dimmed && styles.over, dimmed && styles.dimmed]
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-label={text.unfold(name, column.count)}
      aria-expanded={false}
      data-column={column.value ?? ''}
      onClick={onUnfold}
    >
      <Icon name="left" size={16} />
      <span>{name}</span> <small>{column.count}</small>
    </button>
  )
}
