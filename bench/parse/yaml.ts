/**
 * As much of YAML as truth files need: nested mappings and lists by indentation, plain and quoted scalars, and text blocks.
 * No anchors, no flow style.
 */
export type Yaml = string | null | Yaml[] | { [key: string]: Yaml }

interface Line {
  indent: number
  text: string
}

const scalar = (text: string): string | null => {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed === 'null' || trimmed === '~') return null
  if (/^'.*'$/s.test(trimmed)) return trimmed.slice(1, -1).replaceAll("''", "'")
  if (/^".*"$/s.test(trimmed)) return trimmed.slice(1, -1).replaceAll('\\"', '"')
  return trimmed
}

const key = /^('[^']*'|"[^"]*"|[^\s'"#[{&*!|>%@`-][^:]*?|-[^\s:][^:]*?):(?:\s+(.*))?$/

class Reader {
  readonly #lines: Line[]
  #at = 0

  constructor(text: string) {
    this.#lines = text
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '' && !/^\s*#/.test(line))
      .map((line) => ({ indent: line.length - line.trimStart().length, text: line.trim() }))
  }

  get #line(): Line | undefined {
    return this.#lines[this.#at]
  }

  value(indent: number): Yaml {
    const line = this.#line
    if (!line || line.indent < indent) return null
    if (line.text === '-' || line.text.startsWith('- ')) return this.#list(line.indent)
    return key.test(line.text) ? this.#mapping(line.indent) : this.#plain(line.indent)
  }

  #list(indent: number): Yaml[] {
    const items: Yaml[] = []
    for (
      let line = this.#line;
      line?.indent === indent && (line.text === '-' || line.text.startsWith('- '));
      line = this.#line
    ) {
      const rest = line.text.slice(1).trimStart()
      const inner = indent + line.text.length - rest.length
      if (rest === '') {
        this.#at += 1
        items.push(this.value(indent + 1))
      } else if (key.test(rest) && !/^['"].*['"]$/.test(rest)) {
        this.#lines[this.#at] = { indent: inner, text: rest }
        items.push(this.#mapping(inner))
      } else {
        this.#lines[this.#at] = { indent: inner, text: rest }
        items.push(this.#plain(inner))
      }
    }
    return items
  }

  #mapping(indent: number): { [key: string]: Yaml } {
    const found: { [key: string]: Yaml } = {}
    for (let line = this.#line; line?.indent === indent; line = this.#line) {
      const match = key.exec(line.text)
      if (!match) break
      const [, name = '', rest = ''] = match
      this.#at += 1
      const next = this.#line
      if (/^[|>][+-]?$/.test(rest)) found[scalar(name) ?? ''] = this.#block(indent)
      else if (rest === '' && next && (next.indent > indent || (next.indent === indent && next.text.startsWith('- '))))
        found[scalar(name) ?? ''] = this.value(next.indent)
      else found[scalar(name) ?? ''] = this.#continued(rest, indent)
    }
    return found
  }

  #block(indent: number): string {
    const lines: string[] = []
    for (let line = this.#line; line && line.indent > indent; line = this.#line) {
      lines.push(line.text)
      this.#at += 1
    }
    return lines.join('\n')
  }

  #continued(first: string, indent: number): string | null {
    const more = first === '' ? '' : this.#block(indent)
    return scalar(more === '' ? first : `${first} ${more.replaceAll('\n', ' ')}`)
  }

  #plain(indent: number): string | null {
    const line = this.#line
    this.#at += 1
    return this.#continued(line?.text ?? '', indent - 1 < 0 ? 0 : indent - 1)
  }
}

export const readYaml = (text: string): Yaml => new Reader(text).value(0)
