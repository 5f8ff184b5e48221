const newline = 0x0a
const carriageReturn = 0x0d

/**
 * The lines of a file as they come, those of each chunk together. A line longer than `most` bytes is undefined, and its
 * bytes are not kept.
 */
export async function* linesOf(
  source: AsyncIterable<Buffer>,
  most: number,
): AsyncGenerator<readonly (string | undefined)[], void> {
  let begun: Buffer[] = []
  let size = 0
  const add = (part: Buffer) => {
    size += part.length
    if (size > most) begun = []
    else begun.push(part)
  }
  const end = (): string | undefined => {
    const [line, long] = [Buffer.concat(begun), size > most]
    begun = []
    size = 0
    if (long) return undefined
    return line.toString('utf8', 0, line.at(-1) === carriageReturn ? line.length - 1 : line.length)
  }
  for await (const chunk of source) {
    const lines: (string | undefined)[] = []
    let from = 0
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, at))
      lines.push(end())
      from = at + 1
    }
    add(chunk.subarray(from))
    yield lines
  }
  if (size > 0) yield [end()]
}
