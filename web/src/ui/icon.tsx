import { type IconName, iconPaths } from '#ui/icon-paths.ts'

interface Props {
  name: IconName
  /** 18 in bars, 16 in buttons, 14 inline, 22 on the phone. */
  size?: 14 | 16 | 18 | 20 | 22
  className?: string
}

/** A line icon on a 20 grid with a 1.5 stroke. It says nothing by itself: the button around it has the label. */
export function Icon({ name, size = 18, className }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none', display: 'block' }}
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

export const isIconName = (name: string): name is IconName => name in iconPaths
