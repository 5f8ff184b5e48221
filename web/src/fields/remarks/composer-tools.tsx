import { isSafeLink } from '@cohort/contract/remark-document'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import styles from '#fields/remarks/composer.module.css'
import { useRemarksText } from '#fields/remarks/text.ts'
import { Icon } from '#ui/icon.tsx'

interface Tool {
  key: string
  label: string
  sign: ReactNode
  active?: boolean
  run: () => void
}

/** Bold, italic, lists, code, link and mention, by button; the keys of every editor do the same. */
export function ComposerTools({ editor, children }: { editor: Editor; children?: ReactNode }) {
  const text = useRemarksText()
  const [linking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      code: editor.isActive('code'),
      link: editor.isActive('link'),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools: Tool[] = [
    {
      key: 'bold',
      label: text.bold,
      sign: <Sign text="B" bold />,
      active: on.bold,
      run: () => chain().toggleBold().run(),
    },
    {
      key: 'italic',
      label: text.italic,
      sign: <Sign text="I" italic />,
      active: on.italic,
      run: () => chain().toggleItalic().run(),
    },
    {
      key: 'bullets',
      label: text.bullets,
      sign: <Icon name="list" size={16} />,
      active: on.bullets,
      run: () => chain().toggleBulletList().run(),
    },
    {
      key: 'numbers',
      label: text.numbers,
      sign: <Sign text="1." />,
      active: on.numbers,
      run: () => chain().toggleOrderedList().run(),
    },
    {
      key: 'code',
      label: text.code,
      sign: <Sign text="&lt;/&gt;" />,
      active: on.code,
      run: () => chain().toggleCode().run(),
    },
    {
      key: 'link',
      label: text.link,
      sign: <Icon name="link" size={16} />,
      active: on.link,
      run: () => (on.link ? void chain().unsetLink().run() : setLinking(true)),
    },
    { key: 'mention', label: text.mention, sign: <Sign text="@" />, run: () => chain().insertContent('@').run() },
  ]
  return (
    <>
      {linking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      <div className={styles.tools} role="toolbar" aria-label={text.tools}>
        {tools.map(({ key, label, sign, active, run }) => (
          <button
            key={key}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            {sign}
          </button>
        ))}
        {children}
      </div>
    </>
  )
}

/** A sign that is drawn, not read: the button has its name. */
const Sign = ({ text, bold, italic }: { text: string; bold?: boolean; italic?: boolean }) => (
  <span
    className={styles.sign}
    data-sign={text}
    style={{ fontWeight: bold ? 700 : undefined, fontStyle: italic ? 'italic' : undefined }}
  />
)

/** 「example.com」 is meant as a page, 「a@example.com」 as a mail address. */
const addressOf = (typed: string): string => {
  if (/^[a-z][a-z0-9+.-]*:/i.test(typed)) return typed
  return /^[^\s/]+@[^\s/]+$/.test(typed) ? `mailto:${typed}` : `https://${typed}`
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = useRemarksText()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const apply = () => {
    const href = addressOf(typed.trim())
    if (typed.trim() === '' || !isSafeLink(href)) return setWrong(true)
    const { empty } = editor.state.selection
    const chain = editor.chain().focus()
    if (empty)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  return (
    <div className={styles.linking}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it was asked for just now
        autoFocus
        aria-label={text.linkAddress}
        aria-invalid={wrong || undefined}
        placeholder={wrong ? text.linkWrong : text.linkAddress}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          if (event.key === 'Enter') apply()
          else onClose()
        }}
      />
      <button type="button" onClick={apply}>
        {text.linkApply}
      </button>
    </div>
  )
}
