import type { Text } from '#lib/text.ts'
import type { zh } from '#modules/resumes/text.zh.ts'

export const en = {
  import: 'Import resumes',
  drop: 'Let go to import: each file is read and becomes a resume',
  dropInto: (stage) => `Let go to import into “${stage}”`,
  tooMany: (most) => `A batch takes at most ${most} files; import them in several goes`,
  pager: { label: 'Pages', previous: 'Previous page', next: 'Next page', page: (page, all) => `${page} / ${all}` },
} satisfies Text<typeof zh>
