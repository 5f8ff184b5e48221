import { flagsOf, type ObjectType } from '@cohort/contract/flags'
import type { ExplainStep } from '@cohort/contract/permissions'
import { useCodeName, useLanguage } from '#lib/codes.ts'
import type { PermissionObject } from '#modules/permissions/queries.ts'
import type { StepName, WhyQuestion } from '#modules/roles/explain-steps.ts'
import { useRolesText } from '#modules/roles/text.ts'

interface Words {
  title: string
  note: string
}

/** A step of the chain in words: what was looked at, and what decided. */
export function useExplainWords() {
  const text = useRolesText().why
  const codeName = useCodeName()
  const language = useLanguage()
  const flagName = (type: ObjectType, flag: string) => flagsOf(type)[flag]?.[language] ?? flag
  const quoted = (names: readonly string[]) => names.map(text.quoted).join(text.between)

  const reasonOf = (facts: ExplainStep['facts']): string => {
    const from = facts.inheritedFrom
    const reason = text.reasons[String(facts.reason) as keyof typeof text.reasons] ?? ''
    return typeof from === 'string' ? text.inherited(from) : reason
  }

  const codeNote = ({ ok, facts }: ExplainStep): string => {
    if (facts.superAdmin === true) return text.superAdmin
    const names = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
    if (ok) return text.from(quoted(names(facts.roles)))
    const has = names(facts.has)
    return has.length > 0 ? text.noneOf(quoted(has), has.length) : text.noRoles
  }

  const writers: Record<StepName, (step: ExplainStep, type: ObjectType) => Words> = {
    tenant: ({ ok, facts }) => ({ title: ok ? text.tenant.active : text.tenant.inactive, note: String(facts.name) }),
    member: ({ facts }) => {
      const status = String(facts.status) as keyof typeof text.memberStatus
      return { title: text.memberStatus[status], note: text.memberNote[status] }
    },
    office: ({ ok, facts }) => ({
      title: text.office[String(facts.needs) as keyof typeof text.office],
      note: text.officeNote(ok),
    }),
    code: (step) => {
      const codes = Array.isArray(step.facts.codes) ? step.facts.codes : []
      const title = codes.map((code) => text.codeStep(codeName(Number(code)), code)).join(' / ')
      return { title, note: codeNote(step) }
    },
    object: ({ ok, facts }) => {
      const kind = text.types[String(facts.type) as ObjectType]
      const name = String(facts.name)
      return { title: ok ? text.objectStep(kind, name) : text.objectNo(kind, name), note: reasonOf(facts) }
    },
    flag: ({ ok, facts }, type) => ({
      title: text.flagStep(flagName((facts.type as ObjectType) ?? type, String(facts.flag))),
      note: ok ? reasonOf(facts) : text.flagNo,
    }),
  }

  return {
    step: (step: ExplainStep, type: ObjectType): Words => writers[step.step](step, type),
    /** A step that was not reached. */
    unchecked: (step: StepName, { code, flag }: WhyQuestion, object: PermissionObject | undefined): string => {
      if (step === 'code' && code !== undefined) return text.codeStep(codeName(code), String(code))
      if (step === 'object' && object) return text.objectStep(text.types[object.type], object.name)
      if (step === 'flag' && object && flag) return text.flagStep(flagName(object.type, flag))
      return text.memberStep
    },
    /** What was asked about, as the end of a sentence. */
    deed: ({ code, flag }: WhyQuestion, object: PermissionObject | undefined): string => {
      const parts = [
        code === undefined ? undefined : text.use(codeName(code)),
        object && (flag ? text.act(flagName(object.type, flag), object.name) : text.see(object.name)),
      ]
      return parts.filter(Boolean).join(text.and)
    },
    flagName,
    codeName,
  }
}
