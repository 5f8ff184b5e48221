import { Chat } from '#fields/remarks/chat.tsx'
import type { Talk } from '#fields/remarks/talks.ts'
import type { Shape } from '#fields/shape.ts'
import { useTalks } from '#modules/entities/components/talks/use-talks.ts'
import type { Asked } from '#modules/entities/queries.ts'

interface Props {
  shape: Shape
  /** What the list around asks; without one, everything that is being said. */
  body?: Asked
}

const linkOf = ({ openId, entityType }: Talk) => ({
  href: `/entity/${encodeURIComponent(openId)}?type=${entityType}`,
})

/** The records of a list as conversations. */
export function ChatView({ shape, body }: Props) {
  const talks = useTalks(body ? shape.type.type : undefined, body)
  const limited = body?.query !== undefined || body?.filters !== undefined
  return <Chat talks={talks} limited={limited} typed={!body} linkOf={linkOf} />
}
