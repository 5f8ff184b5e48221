import { createEntity, type Entity, searchEntities } from '@cohort/contract/entities'
import type { EntityReference } from '@cohort/contract/fields/entity-reference'
import type { ChoiceColor } from '@cohort/contract/fields/field'
import { limits } from '@cohort/contract/limits'
import { Select } from 'antd'
import { useState } from 'react'
import styles from '#fields/cell.module.css'
import { ColorDot } from '#fields/color-dot.tsx'
import type { EditorProps } from '#fields/editor.tsx'
import { named } from '#fields/named.ts'
import { useFieldsText } from '#fields/text.ts'
import { useDebounced } from '#lib/debounce.ts'
import { useCall, useWrite } from '#lib/query.ts'
import { useRefusal } from '#ui/refusal.ts'

interface Option {
  value: string
  label: string
  color?: ChoiceColor | undefined
  /** Stands for a tag that does not exist yet. */
  fresh?: boolean
}

const optionOf = ({ meta, data }: Entity): Option => ({
  value: meta.openId,
  label: String(data.standardFields.name ?? meta.openId),
  color: meta.entityType === 'Tag' ? ((data.standardFields.color ?? 'grey') as ChoiceColor) : undefined,
})

const newTag = 'new-tag'

/** What is found for a word, below what is already chosen; a tag of that name can be made on the spot. */
function useOptions(entityType: string, typed: string, chosen: readonly EntityReference[]) {
  const text = useFieldsText()
  const isTag = entityType === 'Tag'
  const query = useDebounced(typed.trim(), limits.userSearchRestMs)
  // Tags are few: all are at hand, and a single character finds them.
  const body = isTag ? { entityType, pageSize: 100 } : { entityType, pageSize: 20, ...(query && { query }) }
  const { data, isFetching } = useCall(searchEntities, { body }, { inPlace: true, enabled: entityType !== '' })
  const mayCreate = useRefusal(createEntity) === undefined
  const part = typed.trim().toLowerCase()
  const found = (data?.data ?? []).map(optionOf).filter(({ label }) => !isTag || label.toLowerCase().includes(part))
  const others = chosen
    .filter(({ openId }) => !found.some(({ value }) => value === openId))
    .map(({ openId, name }): Option => ({ value: openId, label: name ?? openId }))
  const word = typed.trim()
  const known = [...others, ...found].some(({ label }) => label.toLowerCase() === part)
  const offersNew = isTag && mayCreate && word !== '' && !known && !isFetching
  const fresh: Option[] = offersNew ? [{ value: newTag, label: text.newTag(word), fresh: true }] : []
  return { options: [...others, ...found, ...fresh], isFetching }
}

/** Another record, or several, found by a word. */
export function EntityReferenceEditor(props: EditorProps) {
  const { value, onChange, definition, autoFocus } = props
  const { entityType = '', multiple = false } = definition.options ?? {}
  const text = useFieldsText()
  const [typed, setTyped] = useState('')
  const chosen = [value ?? []].flat() as EntityReference[]
  const { options, isFetching } = useOptions(entityType, typed, chosen)
  const create = useWrite(createEntity, { stale: [searchEntities] })
  const emit = (next: readonly EntityReference[]) => onChange(multiple ? next : (next[0] ?? null))
  const referTo = (openId: string): EntityReference => ({
    openId,
    entityType,
    name: chosen.find((one) => one.openId === openId)?.name ?? options.find((one) => one.value === openId)?.label,
  })
  const choose = (ids: readonly string[]) => {
    setTyped('')
    const kept = ids.filter((id) => id !== newTag).map(referTo)
    if (kept.length === ids.length) return emit(kept)
    create.mutate(
      { params: { type: entityType }, query: {}, body: { standardFields: { name: typed.trim() } } },
      { onSuccess: ({ meta }) => emit([...kept, { openId: meta.openId, entityType, name: typed.trim() }]) },
    )
  }
  return (
    <Select<string | string[], Option>
      {...named(props)}
      style={{ width: '100%' }}
      mode={multiple ? 'multiple' : undefined}
      defaultOpen={autoFocus}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      loading={isFetching || create.isPending}
      placeholder={entityType === 'Tag' ? text.tags : text.records}
      notFoundContent={isFetching ? text.searching : text.nothingFound}
      options={options}
      optionRender={({ data }) => <Named option={data} />}
      labelRender={({ label, value }) => (
        <Named
          option={{
            value: String(value),
            label: String(label),
            color: options.find((one) => one.value === value)?.color,
          }}
        />
      )}
      value={multiple ? chosen.map(({ openId }) => openId) : chosen[0]?.openId}
      onChange={(next) => choose([next ?? []].flat())}
    />
  )
}

function Named({ option }: { option: Option }) {
  return (
    <span className={styles.choice}>
      <ColorDot color={option.color} />
      <span>{option.label}</span>
    </span>
  )
}
