import { isSafeLink, type RemarkDocument, type RemarkMark, type RemarkNode } from '@cohort/contract/remark-document'
import { Fragment, type ReactNode } from 'react'
import styles from '#fields/remarks/remarks.module.css'
import words from '#fields/remarks/words.module.css'

interface Props {
  document: RemarkDocument
  /** The member id of whoever reads: their own mention stands out. */
  me: string | null | undefined
}

/** The tree of a remark as elements. Nothing of it is read as markup. */
export function RemarkBody({ document, me }: Props) {
  return <div className={`${styles.body} ${words.words}`}>{drawAll(document.content, me)}</div>
}

const drawAll = (nodes: readonly RemarkNode[] | undefined, me: Props['me']): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a sent remark keep their order
  nodes?.map((node, at) => <Fragment key={at}>{draw(node, me)}</Fragment>)

function draw(node: RemarkNode, me: Props['me']): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{drawAll(node.content, me)}</p>
    case 'bulletList':
      return <ul>{drawAll(node.content, me)}</ul>
    case 'orderedList':
      return <ol start={node.attrs?.start}>{drawAll(node.content, me)}</ol>
    case 'listItem':
      return <li>{drawAll(node.content, me)}</li>
    case 'blockquote':
      return <blockquote>{drawAll(node.content, me)}</blockquote>
    case 'codeBlock':
      return (
        <pre>
          <code>{drawAll(node.content, me)}</code>
        </pre>
      )
    case 'hardBreak':
      return <br />
    case 'mention':
      return <span className={node.attrs.id === me ? words.mentionMe : words.mention}>@{node.attrs.label}</span>
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>((inner, mark) => marked(inner, mark), node.text)
    default:
      return null
  }
}

function marked(inner: ReactNode, mark: RemarkMark): ReactNode {
  if (mark.type === 'bold') return <strong>{inner}</strong>
  if (mark.type === 'italic') return <em>{inner}</em>
  if (mark.type === 'strike') return <s>{inner}</s>
  if (mark.type === 'code') return <code>{inner}</code>
  if (mark.type !== 'link' || !isSafeLink(mark.attrs.href)) return inner
  return (
    <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
      {inner}
    </a>
  )
}
