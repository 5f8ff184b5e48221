import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/entities/components/chart/text.zh.ts'

export const en = {
  label: (name: string) => `Chart of ${name.toLowerCase()}`,
  tools: 'Chart tools',
  find: 'Find in the chart',
  findLabel: (name: string) => `Find in the chart of ${name.toLowerCase()}`,
  found: (at: number, of: number) => `${at} / ${of}`,
  nothing: 'Nothing found',
  previous: 'Previous',
  next: 'Next',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to window',
  export: 'Export picture',
  exported: 'The picture is in your downloads',
  exportFailed: 'The picture could not be made; collapse some parts and try again',
  exportFile: (name: string) => `Chart of ${name.toLowerCase()}.png`,
  expand: (name: string, count: string) => `Expand ${name}, ${count} below`,
  collapse: (name: string) => `Collapse ${name}`,
  capped: 'There are too many: the chart holds the first 5,000',
  cycles: (names: string) => `These stand above one another in a ring, cut here: ${names}`,
  empty: (name: string) => `No ${name.toLowerCase()} yet`,
  noMatch: 'Nothing meets the conditions',
  emptyHint: 'Say what each is part of, and they become one chart',
} satisfies Text<typeof zh>
