import type { Words } from '@cohort/contract/pipelines'
import { useRef } from 'react'
import { typed } from '#fields/flow/flow-draft.ts'
import { useLocale } from '#lib/text.ts'

/** A name in two languages: the one that is typed first, else that of the reader, leads the other. */
export function useNames(name: Words, onChange: (name: Words) => void) {
  const lead = useRef<keyof Words>(useLocale() === 'en-US' ? 'en' : 'zh')
  return (language: keyof Words, text: string): void => {
    if (name.zh === '' && name.en === '') lead.current = language
    onChange(typed(name, language, text, lead.current))
  }
}
