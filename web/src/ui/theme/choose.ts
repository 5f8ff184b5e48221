import { dark } from '#ui/theme/dark.ts'
import { light } from '#ui/theme/light.ts'
import type { Palette } from '#ui/theme/palette.ts'
import { school, schoolDark } from '#ui/theme/school.ts'

/** The palette of a host and a mode: four in all. */
export const paletteOf = (kind: 'standard' | 'school', isDark: boolean): Palette =>
  kind === 'school' ? (isDark ? schoolDark : school) : isDark ? dark : light
