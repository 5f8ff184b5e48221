import { compareTexts, generateJob } from '@cohort/contract/matching'
import { parseFile, parseText } from '@cohort/contract/readings'
import { useUpload, useWrite } from '#lib/query.ts'

// They keep nothing: asked anew by a press of their button, and shown where they were asked.
export const useParseText = () => useWrite(parseText, { inPlace: true })
export const useParseFile = () => useUpload(parseFile, { inPlace: true })
export const useCompare = () => useWrite(compareTexts, { inPlace: true })
export const useGenerate = () => useWrite(generateJob, { inPlace: true })
