import { type AuthName, actionNames, areas, authCodes } from '@cohort/contract/access'
import { useLocale } from '#lib/text.ts'

type Language = 'zh' | 'en'

const names = new Map((Object.entries(authCodes) as [AuthName, number][]).map(([name, code]) => [code, name]))

/** The name of a code: 「材料 · 查看」. One that this release does not know keeps its number. */
function nameOfCode(code: number, language: Language): string {
  const [area, action] = names.get(code)?.split('.') ?? []
  if (!area || !action) return String(code)
  const { [language]: areaName } = areas[area as keyof typeof areas]
  const only = Object.keys(areas[area as keyof typeof areas].codes).length === 1
  return only ? areaName : `${areaName} · ${actionNames[action as keyof typeof actionNames][language]}`
}

export const useCodeName = (): ((code: number) => string) => {
  const language = useLanguage()
  return (code) => nameOfCode(code, language)
}

/** The key of names that the contract holds in both languages. */
export const useLanguage = (): Language => (useLocale() === 'en-US' ? 'en' : 'zh')
