import type { Palette } from '#ui/theme/palette.ts'
import { fonts, radii, sizes } from '#ui/theme/sizes.ts'

const dashed = (name: string): string => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()

const group = (prefix: string, values: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(values).map(([name, value]) => [`--${prefix}-${dashed(name)}`, value])

const pixels = (values: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}px`]))

/** The short names that style sheets use everywhere: `var(--ink-2)`, `var(--bg-subtle)`, `var(--line)`. */
function everyday(palette: Palette): [string, string][] {
  const { surface, line, ink, accent } = palette
  return [
    ['--bg', surface.content],
    ['--bg-page', surface.page],
    ['--bg-rail', surface.rail],
    ['--bg-subtle', surface.subtle],
    ['--bg-hover', surface.hover],
    ['--bg-active', surface.active],
    ['--bg-raised', surface.raised],
    ['--inverse', surface.inverse],
    ['--inverse-hover', surface.inverseHover],
    ['--on-inverse', surface.onInverse],
    ['--on-inverse-muted', surface.onInverseMuted],
    ['--mask', surface.mask],
    ['--line', line.hair],
    ['--line-strong', line.control],
    ['--line-control', line.checkbox],
    ['--ink', ink[0]],
    ['--ink-2', ink[1]],
    ['--ink-3', ink[2]],
    ['--ink-4', ink[3]],
    ['--accent', accent.text],
    ['--accent-fill', accent.fill],
    ['--accent-hover', accent.hover],
    ['--accent-active', accent.active],
    ['--accent-soft', accent.soft],
    ['--accent-soft-2', accent.soft2],
    ['--accent-ink', accent.ink],
    ['--on-accent', accent.on],
  ]
}

/** All custom properties of a palette, as the text of one style sheet. */
export function variablesOf(palette: Palette): string {
  const all = [
    ...everyday(palette),
    ...group('brand', palette.brand),
    ...Object.entries(palette.status).map(([name, value]): [string, string] => [`--${dashed(name)}`, value]),
    ...group('stage', palette.stage),
    ...group('score', palette.score),
    ...group('requirement', palette.requirement),
    ...group('usage', palette.usage),
    ...group('evidence', palette.evidence),
    ...group('flow', palette.flow),
    ...group('tag', palette.tag),
    ...palette.avatar.flatMap(({ bg, text }, index): [string, string][] => [
      [`--avatar-${index}`, bg],
      [`--avatar-${index}-text`, text],
    ]),
    ...group('shadow', palette.shadow),
    ...group('size', pixels(sizes)),
    ...group('radius', pixels(radii)),
    ['--font-text', fonts.text],
    ['--font-display', fonts.display],
    ['--ease', 'cubic-bezier(.2,.7,.2,1)'],
  ]
  const lines = all.map(([name, value]) => `${name}:${value}`).join(';')
  return `:root{${lines};color-scheme:${palette.dark ? 'dark' : 'light'}}`
}
