import { dark } from '#ui/theme/dark.ts'
import { light } from '#ui/theme/light.ts'
import type { Palette } from '#ui/theme/palette.ts'

/** School hosts change the accent and the neutrals; met, partly and missing stay as they are. */
export const school: Palette = {
  ...light,
  name: 'school',
  surface: {
    ...light.surface,
    page: '#f8f8f9',
    rail: '#f0f1f3',
    subtle: '#f6f6f8',
    hover: '#f3f3f6',
    active: '#e8e9ee',
  },
  line: { ...light.line, hair: '#e4e5ea', control: '#d0d2da' },
  accent: {
    text: '#36489f',
    fill: '#36489f',
    hover: '#2c3b86',
    active: '#2d3d8a',
    soft: '#ebeef8',
    soft2: '#d6dcf1',
    ink: '#2d3d8a',
    on: '#fff',
  },
  brand: { seal: '#c98a12', logoDot: '#f0bd55', panel: '#28377f', panelInk: '#f4efe3' },
  score: { ...light.score, track: '#e4e5ea' },
  flow: { ...light.flow, actionBg: '#ebeef8', actionText: '#2d3d8a' },
}

export const schoolDark: Palette = {
  ...dark,
  name: 'school-dark',
  surface: {
    ...dark.surface,
    content: '#191a1e',
    page: '#141518',
    rail: '#101114',
    subtle: '#1e1f24',
    hover: '#24262c',
    active: '#2d2f37',
    raised: '#222329',
  },
  line: { hair: '#2b2d34', control: '#3d3f49', checkbox: '#737681' },
  accent: {
    text: '#9dabee',
    fill: '#8797e6',
    hover: '#b1bcf3',
    active: '#7484d2',
    soft: '#20253f',
    soft2: '#2c3458',
    ink: '#bcc6f6',
    on: '#0a0e22',
  },
  brand: { seal: '#dda63c', logoDot: '#7a4f06', panel: '#28377f', panelInk: '#f4efe3' },
  flow: { ...dark.flow, actionBg: '#20253f', actionText: '#bcc6f6' },
}
