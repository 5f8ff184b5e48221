const marks = {
  /** Nothing here yet: one dot in the middle, two on the arcs. */
  empty: (
    <>
      <circle cx="44" cy="50" r="5" fill="var(--accent)" stroke="none" />
      <circle cx="19" cy="36" r="3.5" fill="var(--bg)" />
      <circle cx="66" cy="32" r="3.5" fill="var(--bg)" />
    </>
  ),
  none: <path d="M36 52l16-16M36 36l16 16" stroke="var(--ink-3)" />,
  error: <path d="M44 34v11M44 52v.01" stroke="var(--danger)" strokeWidth="2" />,
  lock: (
    <>
      <rect x="36" y="42" width="16" height="13" rx="3" fill="var(--bg)" stroke="var(--ink-3)" />
      <path d="M39.5 42v-3.5a4.5 4.5 0 0 1 9 0V42" stroke="var(--ink-3)" />
    </>
  ),
  later: <path d="M36 55h16M39 55V44l5-6 5 6v11M44 55v-5" stroke="var(--ink-3)" fill="var(--bg)" />,
  done: <path d="M36 47l6 6 11-13" stroke="var(--accent)" strokeWidth="2" />,
}

export type MotifMark = keyof typeof marks

/** The arcs of the mark, drawn large and quiet, with what is the matter in the middle. */
export function Motif({ mark }: { mark: MotifMark }) {
  return (
    <svg
      width="88"
      height="64"
      viewBox="0 0 88 64"
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 60a36 36 0 0 1 72 0" />
      <path d="M22 60a22 22 0 0 1 44 0" />
      {marks[mark]}
    </svg>
  )
}
