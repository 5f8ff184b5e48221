import type { Tag } from '@cohort/contract/tags'
import { updateTag } from '@cohort/contract/tags'
import { useRef, useState } from 'react'
import { ColorChoice } from '#fields/look/color-choice.tsx'
import styles from '#modules/entities/components/tags/tags.module.css'
import { useTagsText } from '#modules/entities/components/tags/text.ts'
import type { TagDeeds } from '#modules/entities/components/tags/use-tags.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { useGroups } from '#modules/entities/type-queries.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { Icon } from '#ui/icon.tsx'
import { Popover } from '#ui/popover.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { Time } from '#ui/time.tsx'

interface Props {
  tags: readonly Tag[]
  selected: ReadonlySet<string>
  onSelect: (ids: ReadonlySet<string>) => void
  deeds: TagDeeds
  onEdit: (tag: Tag) => void
  onDelete: (tag: Tag) => void
}

/** The tags by group and name, how much each is used, and what can be done with each. */
export function TagTable({ tags, selected, onSelect, deeds, onEdit, onDelete }: Props) {
  const text = useTagsText()
  const all = tags.every(({ openId }) => selected.has(openId))
  const toggle = (id: string) => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    onSelect(next)
  }
  return (
    <table className={styles.table} aria-label={text.label}>
      <thead>
        <tr>
          <th scope="col" className={styles.box}>
            <Check
              label={text.selectAll}
              checked={all}
              onChange={() => onSelect(new Set(all ? [] : tags.map(({ openId }) => openId)))}
            />
          </th>
          <th scope="col">{text.name}</th>
          <th scope="col" data-wide>
            {text.group}
          </th>
          <th scope="col" data-wide>
            {text.types}
          </th>
          <th scope="col" className={styles.number}>
            {text.uses}
          </th>
          <th scope="col" data-wide>
            {text.updated}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {tags.map((tag) => (
          <Line
            key={tag.openId}
            tag={tag}
            selected={selected.has(tag.openId)}
            onToggle={() => toggle(tag.openId)}
            deeds={deeds}
            onEdit={() => onEdit(tag)}
            onDelete={() => onDelete(tag)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface LineProps {
  tag: Tag
  selected: boolean
  onToggle: () => void
  deeds: TagDeeds
  onEdit: () => void
  onDelete: () => void
}

function Line({ tag, selected, onToggle, deeds, onEdit, onDelete }: LineProps) {
  const text = useTagsText()
  const when = useEntitiesText().table
  const refusal = useRefusal(updateTag)
  const groups = useGroups() ?? []
  const types = tag.entityTypes.map((type) => groups.find(({ entityType }) => entityType === type)?.name ?? type)
  return (
    <tr className={selected ? styles.selected : undefined}>
      <td className={styles.box}>
        <Check label={text.select(tag.name)} checked={selected} onChange={onToggle} />
      </td>
      <td>
        <span className={styles.tag}>
          <ColorButton tag={tag} refusal={refusal} deeds={deeds} />
          {tag.name}
        </span>
      </td>
      <td data-wide>{tag.group || '—'}</td>
      <td data-wide>{types.length > 0 ? types.join(' · ') : text.allTypes}</td>
      <td className={styles.number}>{text.used(tag.uses.toLocaleString('en-US'))}</td>
      <td data-wide>
        <Time iso={tag.updatedAt} words={when.when} now={when.now} />
      </td>
      <td className={styles.deeds}>
        <Button
          kind="text"
          size="small"
          disabled={refusal}
          aria-label={`${text.edit} ${tag.name}`}
          title={text.edit}
          icon={<Icon name="pencil" size={16} />}
          onClick={onEdit}
        />
        <Button
          kind="text"
          size="small"
          disabled={refusal}
          aria-label={`${text.delete} ${tag.name}`}
          title={text.delete}
          icon={<Icon name="trash" size={16} />}
          onClick={onDelete}
        />
      </td>
    </tr>
  )
}

interface ColorProps {
  tag: Tag
  refusal: string | undefined
  deeds: TagDeeds
}

/** The dot before the name: a click chooses another colour. */
function ColorButton({ tag, refusal, deeds }: ColorProps) {
  const text = useTagsText()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const label = text.colorOf(tag.name, text.colors[tag.color])
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.swatch}
        aria-label={label}
        title={refusal ?? label}
        aria-disabled={refusal !== undefined || undefined}
        aria-expanded={open}
        onClick={() => refusal === undefined && setOpen(!open)}
      >
        <span className={`${styles.dot} ${styles[tag.color]}`} />
      </button>
      {open && (
        <Popover anchor={anchor} label={label} onClose={() => setOpen(false)}>
          <div className={styles.pop}>
            <ColorChoice
              label={label}
              value={tag.color}
              onChange={(color) => {
                setOpen(false)
                deeds.update(tag, { color })
              }}
            />
          </div>
        </Popover>
      )}
    </>
  )
}
