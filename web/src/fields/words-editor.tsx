import { Select } from 'antd'
import { useState } from 'react'
import type { EditorProps } from '#fields/editor.tsx'
import { named } from '#fields/named.ts'
import { useFieldsText } from '#fields/text.ts'
import { useUsedWords } from '#fields/use-used-words.ts'
import { joinedWords } from '#fields/words.ts'

/**
 * Several short words. Those that other records use are offered, so that one thing keeps one spelling. A word still
 * being typed already counts: whoever saves without closing it with a comma does not lose it.
 */
export function StringArrayEditor(props: EditorProps) {
  const { value, onChange, among, autoFocus } = props
  const text = useFieldsText()
  const [chosen, setChosen] = useState<readonly string[]>(() => joinedWords(value, ''))
  const [typed, setTyped] = useState('')
  const used = useUsedWords(among, typed)
  return (
    <Select<string[]>
      {...named(props)}
      mode="tags"
      style={{ width: '100%' }}
      defaultOpen={autoFocus && among !== undefined}
      // Enter adds the word that is typed; with none, it saves.
      defaultActiveFirstOption={typed.trim() !== ''}
      placeholder={text.words}
      tokenSeparators={['、', ',', '，', ';', '；']}
      options={used.map((word) => ({ value: word, label: word }))}
      notFoundContent={null}
      value={[...chosen]}
      searchValue={typed}
      onSearch={(next) => {
        setTyped(next)
        onChange(joinedWords(chosen, next))
      }}
      onChange={(next) => {
        const words = joinedWords(next, '')
        setChosen(words)
        setTyped('')
        onChange(words)
      }}
    />
  )
}
