import { exactTime, relativeTime } from '#lib/relative-time.ts'
import { useLocale } from '#lib/text.ts'

interface Props {
  iso: string
  /** 「{when}登录」 */
  words: (when: string) => string
  /** Within a minute. */
  now?: string
}

/** Relative, with the exact moment on hover. */
export function Time({ iso, words, now }: Props) {
  const locale = useLocale()
  const when = relativeTime(iso, locale)
  const exact = exactTime(iso, locale)
  return (
    <time dateTime={iso} title={exact}>
      {when ? words(when) : (now ?? words(exact))}
    </time>
  )
}
