import { bitsOf, flagsOf, type ObjectType } from '@cohort/contract/flags'
import { useMemo } from 'react'
import { useMembers } from '#fields/use-members.ts'
import { useCodeName, useLanguage } from '#lib/codes.ts'
import { areaOf, isKnownAction } from '#modules/audits/actions.ts'
import type { AuditEntry } from '#modules/audits/queries.ts'
import { useAuditsText } from '#modules/audits/text.ts'
import { usePermissionObjects } from '#modules/permissions/queries.ts'
import { useRoles } from '#modules/roles/queries.ts'

/** Ids, codes and bits in words: names of people, roles and objects as they are now. */
export function useAuditWords() {
  const text = useAuditsText()
  const codeName = useCodeName()
  const language = useLanguage()
  const { members } = useMembers()
  const roles = useRoles().data?.roles
  const objects = usePermissionObjects('').data?.data
  const names = useMemo(() => new Map(members?.map(({ userId, username }) => [userId, username])), [members])

  const person = (userId: string): string => names.get(userId) ?? text.someone(userId.slice(-6))
  const role = (roleId: string): string | undefined => roles?.find((one) => one.roleId === roleId)?.name
  const named = (entry: AuditEntry): string | undefined => {
    const state = (entry.after ?? entry.before) as { name?: string | null } | null
    return typeof state?.name === 'string' ? state.name : undefined
  }

  const flags = (bits: number, type: ObjectType | undefined): string => {
    if (!type) return String(bits)
    const all = Object.values(flagsOf(type))
    const words = bitsOf(bits).map((bit) => all.find(({ value }) => value === bit)?.[language] ?? String(bit))
    return words.length > 0 ? words.join(text.listComma) : text.diff.noFlags
  }

  const objectOf = (entry: AuditEntry): string | undefined => {
    const { object, action } = entry
    if (!object) return undefined
    const area = areaOf(action)
    if (area === 'member') return person(object.slice(object.lastIndexOf('T') + 1))
    if (area === 'role') return role(object) ?? named(entry) ?? text.objects.unknownRole
    if (area === 'permission') return objects?.find(({ openId }) => openId === object)?.name ?? object.slice(-8)
    if (area === 'tenant') return text.objects.tenant
    if (area === 'config') return text.objects.config
    return area === 'invitation' ? text.objects.invitation : undefined
  }

  return {
    action: (action: string): string => (isKnownAction(action) ? text.actions[action] : action),
    who: ({ userId, username }: AuditEntry): string => username ?? (userId ? text.gone : text.system),
    object: objectOf,
    typeOf: ({ object }: AuditEntry): ObjectType | undefined => objects?.find(({ openId }) => openId === object)?.type,
    field: (field: string): string =>
      field in text.diff.fields ? text.diff.fields[field as keyof typeof text.diff.fields] : field,
    value: (field: string, value: unknown, type: ObjectType | undefined): string => {
      if (value === null || value === undefined || value === '') return text.diff.nothing
      if (typeof value === 'boolean') return value ? text.diff.yes : text.diff.no
      if (field === 'codes') return `${codeName(Number(value))} ${value}`
      if (field === 'userIds' || field === 'userId' || field === 'leaderId') return person(String(value))
      if (field === 'roleIds') return role(String(value)) ?? text.objects.unknownRole
      if (field === 'flags' && typeof value === 'number') return flags(value, type)
      if (field === 'sub.Channel' && typeof value === 'number') return flags(value, 'Channel')
      if (field === 'sub.Project' && typeof value === 'number') return flags(value, 'Project')
      if (field === 'entries' && Array.isArray(value)) {
        return value.map((entry) => `${person(entry.userId)}: ${flags(entry.flags, type)}`).join('\n')
      }
      if (field === 'status' && typeof value === 'string' && value in text.diff.statuses) {
        return text.diff.statuses[value as keyof typeof text.diff.statuses]
      }
      return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
    },
  }
}

export type AuditWords = ReturnType<typeof useAuditWords>
