import type { zh } from '#fields/reading/text.zh.ts'
import type { Text } from '#lib/text.ts'

export const en = {
  original: 'Original',
  words: 'Text as read',
  view: 'The original, or the text as it was read',
  file: 'Which file it was read from',
  unsure: 'To check',
  unsureHint: 'Not read for certain: compare it with the original',
  lines: 'Text as read, line by line',
  page: (page) => `Page ${page}`,
  hidden: (count) =>
    count === 1
      ? 'The file holds text that nobody sees; it was not counted'
      : `The file holds ${count} pieces of text that nobody sees; they were not counted`,
  hiddenReasons: {
    sameColour: 'same colour as the page',
    tiny: 'too small',
    outside: 'outside of the page',
    invisible: 'invisible',
  },
  problems: {
    empty: 'No text in the file',
    fewWords: 'Very few words',
    imageOnly: 'A page is only a picture',
    brokenEncoding: 'Broken encoding',
    mixedColumns: 'Columns may be mixed up',
    lowRecognition: 'The picture is hard to read',
    hiddenText: 'Text that nobody sees',
    truncated: 'Read only in part',
    otherLanguage: 'Neither Chinese nor English',
  },
  source: (page, line) => `Page ${page}, line ${line}`,
  confidence: (percent) => `${percent}% sure`,
  lost: 'The original is gone; this is the text as it was read',
} satisfies Text<typeof zh>
