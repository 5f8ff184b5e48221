import { actionNames, areas } from '@cohort/contract/access'
import { flagsOf } from '@cohort/contract/flags'
import { limits } from '@cohort/contract/limits'
import { Select } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { MemberSelect } from '#fields/member-select.tsx'
import { useLanguage } from '#lib/codes.ts'
import { useDebounced } from '#lib/debounce.ts'
import { type PermissionObject, usePermissionObjects } from '#modules/permissions/queries.ts'
import styles from '#modules/roles/components/explainer.module.css'
import type { WhyQuestion } from '#modules/roles/explain-steps.ts'
import { useRolesText } from '#modules/roles/text.ts'

interface Props {
  question: WhyQuestion
  onChange: (change: Partial<WhyQuestion>) => void
  /** The object that is asked about, once it is known. */
  onObject: (object: PermissionObject | undefined) => void
}

/** Who, what, and on which object. */
export function ExplainForm({ question, onChange, onObject }: Props) {
  const text = useRolesText().why
  return (
    <div className={styles.form}>
      <MemberSelect
        label={text.member}
        value={question.userId}
        onChange={(member) => onChange({ userId: member?.userId })}
      />
      <div className={styles.pair}>
        <ActionSelect value={question.code} onChange={(code) => onChange({ code })} />
        <ObjectSelects question={question} onChange={onChange} onObject={onObject} />
      </div>
    </div>
  )
}

function ActionSelect({
  value,
  onChange,
}: {
  value: number | undefined
  onChange: (code: number | undefined) => void
}) {
  const text = useRolesText().why
  const language = useLanguage()
  const groups = useMemo(
    () =>
      Object.entries(areas).map(([key, area]) => ({
        key,
        label: area[language],
        options: Object.entries(area.codes).map(([action, code]) => ({
          value: code,
          label: `${area[language]} · ${actionNames[action as keyof typeof actionNames][language]} ${code}`,
        })),
      })),
    [language],
  )
  return (
    <Select
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      aria-label={text.action}
      placeholder={text.actionPlaceholder}
      popupMatchSelectWidth={260}
      value={value}
      options={groups}
      onChange={onChange}
    />
  )
}

function ObjectSelects({ question, onChange, onObject }: Props) {
  const text = useRolesText().why
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const objects = usePermissionObjects(useDebounced(typed, limits.userSearchRestMs))
  const all = objects.data?.data ?? []
  const chosen = all.find(({ openId }) => openId === question.openId)
  useEffect(() => onObject(chosen), [chosen, onObject])
  const flags = chosen ? Object.entries(flagsOf(chosen.type)) : []
  return (
    <>
      <Select
        showSearch={{ filterOption: false, onSearch: setTyped }}
        allowClear
        aria-label={text.object}
        placeholder={text.objectPlaceholder}
        popupMatchSelectWidth={260}
        notFoundContent={text.noObjects}
        value={chosen?.openId}
        options={all.map(({ openId, type, name }) => ({ value: openId, label: `${text.types[type]} · ${name}` }))}
        onChange={(openId) => onChange({ openId, flag: undefined })}
      />
      {chosen && (
        <Select
          allowClear
          className={styles.wide}
          aria-label={text.flag}
          placeholder={text.flagPlaceholder}
          value={question.flag}
          options={flags.map(([flag, names]) => ({ value: flag, label: names[language] }))}
          onChange={(flag) => onChange({ flag })}
        />
      )}
    </>
  )
}
