export interface LiveEvent {
  name: string
  id: string | undefined
  data: string
}

/** Reads server-sent events out of pieces of text, however they are cut. A comment is an event without a name. */
export function eventReader(): (piece: string) => LiveEvent[] {
  let rest = ''
  return (piece) => {
    rest += piece
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.map(eventOf)
  }
}

function eventOf(block: string): LiveEvent {
  const lines = block.split('\n').map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, at), line.slice(at + 1).trimStart()] as const
  })
  const read = (name: string) => lines.find(([field]) => field === name)?.[1]
  return { name: read('event') ?? '', id: read('id'), data: read('data') ?? '' }
}
