import type { Template } from '@cohort/contract/templates'
import { categoryName } from '@cohort/contract/templates'
import { useId } from 'react'
import { useMe } from '#lib/who.ts'
import { ColorChoice, IconChoice } from '#modules/templates/components/choices.tsx'
import styles from '#modules/templates/components/form.module.css'
import { SuggestBox } from '#modules/templates/components/suggest-box.tsx'
import { Toggle } from '#modules/templates/components/toggle.tsx'
import type { Draft, RequiredPart } from '#modules/templates/draft.ts'
import { categoriesFor } from '#modules/templates/model.ts'
import { useTemplatesText } from '#modules/templates/text.ts'

interface Props {
  draft: Draft
  onChange: (draft: Draft) => void
  /** What was left out when it was sent. */
  missing: readonly RequiredPart[]
  /** Whose categories are suggested. */
  templates: readonly Template[]
}

/** What a template is called, how it looks, and where it stands. */
export function TemplateFields({ draft, onChange, missing, templates }: Props) {
  const text = useTemplatesText().form
  const id = useId()
  const put = (change: Partial<Draft>) => onChange({ ...draft, ...change })
  const problemOf = (part: RequiredPart) => (missing.includes(part) ? text.missing[part] : undefined)
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-name`}>{text.name}</label>
        <input
          id={`${id}-name`}
          data-autofocus
          maxLength={60}
          placeholder={text.namePlaceholder}
          value={draft.name}
          {...flaw(`${id}-name`, problemOf('name'))}
          onChange={({ target }) => put({ name: target.value })}
        />
        <Problem id={`${id}-name`} text={problemOf('name')} />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-remark`}>{text.remark}</label>
        <textarea
          id={`${id}-remark`}
          rows={3}
          maxLength={500}
          placeholder={text.remarkPlaceholder}
          value={draft.remark}
          {...flaw(`${id}-remark`, problemOf('remark'))}
          onChange={({ target }) => put({ remark: target.value })}
        />
        <Problem id={`${id}-remark`} text={problemOf('remark')} />
      </div>
      <fieldset className={styles.field} {...described(`${id}-color`, problemOf('color'))}>
        <legend>{text.color}</legend>
        <ColorChoice value={draft.color} onChange={(color) => put({ color })} />
        <Problem id={`${id}-color`} text={problemOf('color')} />
      </fieldset>
      <fieldset className={styles.field} {...described(`${id}-icon`, problemOf('icon'))}>
        <legend>{text.icon}</legend>
        <IconChoice value={draft.icon} onChange={(icon) => put({ icon })} />
        <Problem id={`${id}-icon`} text={problemOf('icon')} />
      </fieldset>
      <div className={styles.field}>
        <label htmlFor={`${id}-category`}>{text.category}</label>
        <SuggestBox
          id={`${id}-category`}
          describedBy={`${id}-order`}
          eager
          up
          placeholder={text.categoryPlaceholder}
          maxLength={60}
          value={draft.category}
          onType={(category) => put({ category })}
          suggestions={categoriesFor(templates, draft.category).map((category) => ({
            key: category,
            label: category,
            hint: categoryName(category) === category ? undefined : categoryName(category),
          }))}
          listLabel={text.categorySuggestions}
          onChoose={(category) => put({ category })}
        />
        <small id={`${id}-order`}>{text.categoryHint}</small>
      </div>
      <Common on={draft.common} onChange={(common) => put({ common })} />
    </>
  )
}

/** For every enterprise: only administrators of the standard one decide that. */
function Common({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const text = useTemplatesText().form
  if (!useMe()?.isStandard) return null
  return (
    <div className={styles.common}>
      <span>
        {text.common}
        <small>{text.commonHint}</small>
      </span>
      <Toggle on={on} onChange={onChange} label={text.common} />
    </div>
  )
}

const described = (id: string, problem: string | undefined) =>
  problem === undefined ? {} : { 'aria-describedby': `${id}-problem`, 'data-flawed': true }
const flaw = (id: string, problem: string | undefined) =>
  problem === undefined ? {} : { ...described(id, problem), 'aria-invalid': true }

function Problem({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : (
    <p id={`${id}-problem`} className={styles.problem} role="alert">
      {text}
    </p>
  )
}
