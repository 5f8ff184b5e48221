interface Props {
  size?: number
  /** The name of whose mark it is. */
  label: string
}

/** The mark: two open rings that gather around one cinnabar dot. */
export function Logo({ size = 32, label }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role="img"
      aria-label={label}
      style={{ display: 'block', flex: 'none' }}
    >
      <rect width="32" height="32" rx="8" fill="var(--accent-fill)" />
      <g fill="none" stroke="var(--on-accent)" strokeWidth="2.2" strokeLinecap="round">
        <path d="M22.3 10.4a8.4 8.4 0 1 0 0 11.2" />
        <path d="M18.8 13.2a4 4 0 1 0 0 5.6" />
      </g>
      <circle cx="23.6" cy="16" r="2.3" fill="var(--brand-logo-dot)" />
    </svg>
  )
}
