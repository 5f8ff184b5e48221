import { createContext, useContext } from 'react'
import { light } from '#ui/theme/light.ts'
import type { Palette } from '#ui/theme/palette.ts'

export const PaletteContext = createContext<Palette>(light)
/** For what cannot read custom properties: Ant Design, charts, canvases. */
export const usePalette = (): Palette => useContext(PaletteContext)
