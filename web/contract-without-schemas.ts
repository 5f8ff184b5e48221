import type { Plugin } from 'vite'

/** The parts of a syntax tree that matter here. */
interface Node {
  type: string
  start: number
  end: number
  declaration?: Node | null
  declarations?: readonly { init?: Node | null }[]
  callee?: Node & { name?: string }
  arguments?: readonly Node[]
  properties?: readonly (Node & { key?: { name?: string } })[]
}

interface Edit {
  start: number
  end: number
  text: string
}

const schemas = new Set(['params', 'query', 'body', 'returns', 'example', 'summary', 'object'])

/** A call keeps method, path, access and its flags; its schemas go, and what only the reference says of it. */
function withoutSchemas(call: Node): Edit[] {
  const described = call.arguments?.[0]?.properties ?? []
  return described
    .filter(({ key }) => schemas.has(key?.name ?? ''))
    .map(({ start, end, key }) => ({ start, end, text: `${key?.name}:void 0` }))
}

/** A schema at the top of a module may be left out where nobody uses it. */
function edit(init: Node, code: string): Edit[] {
  const pure = '/* @__PURE__ */ '
  if (init.callee?.name === 'call') return [{ start: init.start, end: init.start, text: pure }, ...withoutSchemas(init)]
  const made = init.type === 'CallExpression' || code.slice(init.start, init.end).includes('z.')
  if (!made || init.type === 'ArrowFunctionExpression') return []
  return [
    { start: init.start, end: init.start, text: `${pure}(() => (` },
    { start: init.end, end: init.end, text: '))()' },
  ]
}

function apply(code: string, edits: readonly Edit[]): string {
  let result = code
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end)
  }
  return result
}

/**
 * The browser asks and never validates: the server does. So the schemas of the contract, and with them the validating
 * library, do not travel with the page. A rule that a form really uses is still there.
 */
export const contractWithoutSchemas = (): Plugin => ({
  name: 'contract-without-schemas',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/contract\/src\/[^/]+\.ts$/ },
    handler(code) {
      const { body } = this.parse(code) as unknown as { body: readonly Node[] }
      const declared = body.flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
      return {
        code: apply(
          code,
          declared.flatMap(({ init }) => (init ? edit(init, code) : [])),
        ),
        map: null,
      }
    },
  },
})
