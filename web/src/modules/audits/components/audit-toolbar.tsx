import { Select } from 'antd'
import { MemberSelect } from '#fields/member-select.tsx'
import { SearchField } from '#fields/search-field.tsx'
import { auditAreas } from '#modules/audits/actions.ts'
import { type AuditFilter, isFiltered } from '#modules/audits/audit-filter.ts'
import styles from '#modules/audits/components/audit.module.css'
import { useAuditsText } from '#modules/audits/text.ts'
import { Button } from '#ui/button.tsx'

interface Props {
  filter: AuditFilter
  onChange: (change: Partial<AuditFilter>) => void
}

export function AuditToolbar({ filter, onChange }: Props) {
  const text = useAuditsText()
  return (
    <div className={styles.toolbar}>
      <SearchField
        className={styles.search}
        label={text.filter.search}
        value={filter.keyword}
        onSearch={(keyword) => onChange({ keyword: keyword || undefined })}
      />
      <Select
        allowClear
        className={styles.area}
        aria-label={text.filter.area}
        placeholder={text.filter.anyArea}
        value={filter.area}
        options={auditAreas.map((area) => ({ value: area, label: text.areas[area] }))}
        onChange={(area?: string) => onChange({ area })}
      />
      <div className={styles.member}>
        <MemberSelect
          allowClear
          label={text.filter.member}
          value={filter.userId}
          onChange={(member) => onChange({ userId: member?.userId })}
        />
      </div>
      <fieldset className={styles.days}>
        <legend className="visually-hidden">{text.filter.days}</legend>
        <input
          type="date"
          aria-label={text.filter.from}
          title={text.filter.from}
          max={filter.to}
          value={filter.from ?? ''}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
        />
        <span aria-hidden="true">–</span>
        <input
          type="date"
          aria-label={text.filter.to}
          title={text.filter.to}
          min={filter.from}
          value={filter.to ?? ''}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
        />
      </fieldset>
      {isFiltered(filter) && (
        <Button
          kind="text"
          onClick={() =>
            onChange({ keyword: undefined, area: undefined, userId: undefined, from: undefined, to: undefined })
          }
        >
          {text.filter.clear}
        </Button>
      )}
    </div>
  )
}
