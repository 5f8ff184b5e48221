import type { FileValue } from '@cohort/contract/fields/file'
import type { RemarkDocument } from '@cohort/contract/remark-document'
import type { Editor } from '@tiptap/core'
import { Mention } from '@tiptap/extension-mention'
import { Placeholder } from '@tiptap/extensions'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useId, useRef } from 'react'
import { DropArea } from '#fields/files/drop-area.tsx'
import { FileList } from '#fields/files/file-list.tsx'
import { AttachButton } from '#fields/remarks/attach-button.tsx'
import styles from '#fields/remarks/composer.module.css'
import { ComposerTools } from '#fields/remarks/composer-tools.tsx'
import { MentionList } from '#fields/remarks/mention-list.tsx'
import { useRemarksText } from '#fields/remarks/text.ts'
import type { Attachments } from '#fields/remarks/use-attachments.ts'
import { useMention } from '#fields/remarks/use-mention.ts'
import words from '#fields/remarks/words.module.css'
import { Button } from '#ui/button.tsx'

export interface ComposerProps {
  initial?: RemarkDocument | undefined
  /** Writing anew what was sent: it can be given up. */
  onCancel?: (() => void) | undefined
  onChange?: (document: RemarkDocument | undefined) => void
  onSend: (document: RemarkDocument, files: FileValue[]) => void
  attachments: Attachments
  autoFocus?: boolean
}

const kit = StarterKit.configure({
  heading: false,
  horizontalRule: false,
  underline: false,
  trailingNode: false,
  link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto'] },
})

const documentOf = (editor: Editor) => editor.getJSON() as unknown as RemarkDocument

/** The editor of a remark. Ctrl or Cmd with Enter sends, Escape gives up. */
export function Composer({ initial, onCancel, onChange, onSend, attachments, autoFocus = false }: ComposerProps) {
  const text = useRemarksText()
  const listId = useId()
  const mention = useMention()
  const send = useRef<() => void>(() => undefined)
  const editor = useEditor({
    extensions: [kit, Placeholder.configure({ placeholder: text.write }), mentionOf(mention.suggestion)],
    content: initial ?? null,
    autofocus: autoFocus ? 'end' : false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': onCancel ? text.editLabel : text.writeLabel,
        class: `${styles.editor} ${words.words}`,
      },
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false
        send.current()
        return true
      },
    },
    onUpdate: ({ editor }) => onChange?.(editor.isEmpty ? undefined : documentOf(editor)),
  })
  const empty = useEditorState({ editor, selector: ({ editor }) => editor.isEmpty })
  useEffect(() => {
    send.current = () => {
      const { files, busy } = attachments
      if (busy || (editor.getText().trim() === '' && files.length === 0)) return
      onSend(documentOf(editor), files)
      if (!onCancel) editor.commands.clearContent(true)
    }
  })
  const box = useActiveOption(mention.asked ? `${listId}-${mention.active}` : undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape inside the editor
    <div
      ref={box}
      className={styles.composer}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onCancel) return
        event.stopPropagation()
        onCancel()
      }}
    >
      <DropArea className={styles.drop} onFiles={attachments.may ? attachments.add : () => undefined}>
        <EditorContent editor={editor} />
      </DropArea>
      <FileList {...attachments} />
      <div className={styles.bar}>
        <ComposerTools editor={editor}>{attachments.may && <AttachButton onFiles={attachments.add} />}</ComposerTools>
        <span className={styles.send}>
          {onCancel && (
            <Button size="small" onClick={onCancel}>
              {text.cancel}
            </Button>
          )}
          <Button
            size="small"
            kind="primary"
            disabled={attachments.busy || (empty && attachments.files.length === 0)}
            title={attachments.busy ? text.uploading : text.sendHint}
            onClick={() => send.current()}
          >
            {onCancel ? text.save : text.send}
          </Button>
        </span>
      </div>
      {mention.asked && (
        <MentionList
          id={listId}
          members={mention.shown}
          active={mention.active}
          place={mention.asked.place}
          onPick={mention.pick}
        />
      )}
    </div>
  )
}

const mentionOf = (suggestion: ReturnType<typeof useMention>['suggestion']) =>
  Mention.configure({ suggestion, HTMLAttributes: { class: words.mention ?? '' }, deleteTriggerWithBackspace: true })

/** Those who cannot see the list hear which colleague the arrows are at. */
function useActiveOption(id: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = box.current?.querySelector('[contenteditable]')
    if (id) field?.setAttribute('aria-activedescendant', id)
    else field?.removeAttribute('aria-activedescendant')
  }, [id])
  return box
}
