import { csvLine, csvMark } from '#kernel/csv'
import type { Writer } from '#modules/exports/writer'

/** For Excel: marked as UTF-8, and nothing that it would run. A CSV goes on wherever it stopped. */
export const csvWriter = (): Writer => ({
  contentType: 'text/csv; charset=utf-8',
  begin: (labels) => ({ bytes: Buffer.from(csvMark + csvLine(labels)), state: {} }),
  rows: async (rows, state) => ({ bytes: Buffer.from(rows.map(csvLine).join('')), state }),
  end: (state) => ({ bytes: Buffer.alloc(0), state }),
})
