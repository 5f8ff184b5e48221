import readWorkbook from 'read-excel-file/universal'
import { cellText } from '#fields/preview/sheet-rows.ts'

/** Reads a workbook beside the page, which stays alive meanwhile: large ones take seconds. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  readWorkbook(data).then(
    (sheets) =>
      postMessage(sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) }))),
    () => postMessage(null),
  )
})
