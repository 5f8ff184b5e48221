import { useNavigate } from 'react-router'
import { readToken } from '#lib/token.ts'
import styles from '#modules/session/components/login.module.css'
import { usePagesText } from '#modules/session/pages-text.ts'
import { Button } from '#ui/button.tsx'

/** A placeholder for what is announced and not yet there: three rings that have not closed. */
export function Screen() {
  const text = usePagesText().lookForward
  const navigate = useNavigate()
  return (
    <div className={styles.soon}>
      <svg
        viewBox="0 0 160 160"
        width="160"
        height="160"
        fill="none"
        strokeWidth="1.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <g stroke="var(--line-strong)">
          <path d="M121 36a60 60 0 1 0 18 52" strokeDasharray="2 7" />
          <path d="M109 52a40 40 0 1 0 8 44" />
          <path d="M95 67a20 20 0 1 0 2 24" stroke="var(--accent)" strokeWidth="2.5" />
        </g>
        <circle cx="106" cy="80" r="5" fill="var(--brand-seal)" />
        <circle cx="132" cy="52" r="3.5" fill="var(--bg)" stroke="var(--line-control)" />
        <circle cx="42" cy="68" r="3.5" fill="var(--bg)" stroke="var(--line-control)" />
      </svg>
      <h1 className={styles.title}>{text.title}</h1>
      <p className={styles.subtitle}>{text.text}</p>
      <Button size="large" onClick={() => void navigate(readToken() ? '/' : '/login')}>
        {readToken() ? text.back : text.toLogin}
      </Button>
    </div>
  )
}
