import Markdown, { type Components } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { readBytes } from '#fields/preview/content.ts'
import styles from '#fields/preview/markdown.module.css'
import { Failed, type ViewerProps, Waiting } from '#fields/preview/states.tsx'
import { usePreviewText } from '#fields/preview/text.ts'
import { useLoaded } from '#fields/preview/use-loaded.ts'
import { sizeText } from '#lib/bytes.ts'
import { decodeText } from '#lib/decode.ts'

const most = 1024 * 1024

function TaskBox({ done }: { done: boolean }) {
  const text = usePreviewText()
  return <input type="checkbox" checked={done} disabled aria-label={done ? text.task.done : text.task.open} />
}

const components: Components = {
  input: ({ checked }) => <TaskBox done={checked === true} />,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
  // A picture from elsewhere would tell its owner who reads this: its description stands for it.
  img: ({ alt, src }) => <span className={styles.picture}>{alt || String(src ?? '')}</span>,
  table: ({ children }) => (
    <div className={styles.table}>
      <table>{children}</table>
    </div>
  ),
}

/** Markdown as it is meant. Markup inside it is dropped, and what is left is cleaned once more. */
export function MarkdownViewer({ file, onRetry }: ViewerProps) {
  const text = usePreviewText()
  const loaded = useLoaded(file.url, async (help) => {
    const { bytes, cut } = await readBytes(file.url, { ...help, most })
    return { words: decodeText(bytes)?.text ?? '', cut }
  })
  if (loaded.state === 'failed') return <Failed error={loaded.error} onRetry={onRetry} />
  if (loaded.state === 'loading') return <Waiting bytes={loaded.bytes} size={file.size} />
  const { words, cut } = loaded.value
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={text.document}>
      <article className={styles.article}>
        {words.trim() === '' && <p className={styles.empty}>{text.empty}</p>}
        <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize]} components={components}>
          {words}
        </Markdown>
        {cut && <p className={styles.empty}>{text.cut(sizeText(most))}</p>}
      </article>
    </section>
  )
}
