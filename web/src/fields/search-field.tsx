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
  const [sent, setSent] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (known !== value) {
    setKnown(value)
    // Back, a link, or a button changed what is searched for. An echo of our own search must not undo later typing.
    if (value !== sent) setTyped(value)
    setSent(value)
  }
  const change = (next: string) => {
    setTyped(next)
    clearTimeout(timer.current)
    const search = () => {
      setSent(next.trim())
      onSearch(next.trim())
    }
    timer.current = setTimeout(search, next === '' ? 0 : limits.userSearchRestMs)
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
