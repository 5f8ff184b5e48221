import { limits } from '@cohort/contract/limits'
import { Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'

interface Props {
  /** What is searched for now, such as the address says. */
  value: string
  onSearch: (typed: string) => void
  label: string
  className?: string
  size?: 'small' | 'middle'
}

/** What is typed shows at once; the search follows when the typing rests. */
export function SearchField({ value, onSearch, label, className, size }: Props) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (known !== value) {
    // Back, a link, or a button changed what is searched for.
    setKnown(value)
    setTyped(value)
  }
  const change = (next: string) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), next === '' ? 0 : limits.userSearchRestMs)
  }
  return (
    <Input
      allowClear
      size={size}
      className={className}
      aria-label={label}
      placeholder={label}
      prefix={<Icon name="search" size={14} />}
      value={typed}
      onChange={({ target }) => change(target.value)}
    />
  )
}
