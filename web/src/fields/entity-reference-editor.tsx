import { searchEntities } from '@cohort/contract/entities'
import type { EntityReference } from '@cohort/contract/fields/entity-reference'
import { limits } from '@cohort/contract/limits'
import { Select } from 'antd'
import { useState } from 'react'
import type { EditorProps } from '#fields/editor.tsx'
import { useDebounced } from '#lib/debounce.ts'
import { useCall } from '#lib/query.ts'

/** Another record, or several, found by a word. */
export function EntityReferenceEditor({ value, onChange, definition, label }: EditorProps) {
  const { entityType = '', multiple = false } = definition.options ?? {}
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim(), limits.userSearchRestMs)
  const body = { entityType, pageSize: 20, ...(query && { query }) }
  const { data, isFetching } = useCall(searchEntities, { body }, { inPlace: true, enabled: entityType !== '' })
  const chosen = ([value ?? []].flat() as EntityReference[]).map(({ openId, name }) => ({
    value: openId,
    label: name ?? openId,
  }))
  const found = (data?.data ?? []).map(({ meta, data }) => ({
    value: meta.openId,
    label: String(data.standardFields.name ?? meta.openId),
  }))
  const options = [...chosen.filter((one) => !found.some((other) => other.value === one.value)), ...found]
  const referTo = (openId: string) => ({
    openId,
    entityType,
    name: options.find((one) => one.value === openId)?.label ?? openId,
  })
  return (
    <Select<string | string[]>
      style={{ width: '100%' }}
      aria-label={label}
      allowClear
      mode={multiple ? 'multiple' : undefined}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      options={options}
      value={multiple ? chosen.map((one) => one.value) : chosen[0]?.value}
      onChange={(next) => onChange(Array.isArray(next) ? next.map(referTo) : next ? referTo(next) : null)}
    />
  )
}
