import type { Locale } from '@cohort/contract/limits'
import { isBoolean, isOneOf, stored } from '#lib/stored.ts'

/** What this browser remembers of how its user likes to see things. */
export const localeSetting = stored<Locale>('locale', 'zh-CN', isOneOf('zh-CN', 'en-US'))
export type ThemeChoice = 'system' | 'light' | 'dark'
export const themeSetting = stored<ThemeChoice>('theme', 'system', isOneOf('system', 'light', 'dark'))
export const railSetting = stored('rail-open', false, isBoolean)
