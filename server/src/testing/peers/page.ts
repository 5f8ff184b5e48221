/** What every peer gives: where it is, and how to end it. */
export interface Peer {
  readonly url: string
  stop(): Promise<void>
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

/** A page with one form: fields to fill in, and values that go along. With none to fill in it sends itself. */
export function formPage(
  title: string,
  action: string,
  form: { fields?: readonly string[]; hidden?: Record<string, string> },
): string {
  const hidden = Object.entries(form.hidden ?? {}).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const fields = (form.fields ?? []).map((name) => `<label>${escaped(name)} <input name="${escaped(name)}"></label>`)
  const auto = fields.length === 0 ? '<script>document.forms[0].submit()</script>' : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><h1>${escaped(title)}</h1>
<form method="post" action="${escaped(action)}">${[...hidden, ...fields].join('')}<button>Continue</button></form>${auto}</html>`
}

export interface Landing {
  /** Where the browser is sent, away from the peer. */
  readonly url: URL
  /** What it posts there, if it does. */
  readonly form: Record<string, string> | undefined
}

const textOf = (html: string): string =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

/** The form of such a page. */
function formIn(html: string): { action: string; hidden: Record<string, string> } {
  const action = textOf(/<form[^>]*action="([^"]*)"/.exec(html)?.[1] ?? '')
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return {
    action,
    hidden: Object.fromEntries([...inputs].map((input) => [textOf(input[1] ?? ''), textOf(input[2] ?? '')])),
  }
}

const mostSteps = 12

/** What a browser does at a peer: follows its redirects with its cookies and answers its forms, until it is sent away. */
export async function throughPeer(start: string, answers: Record<string, string>): Promise<Landing> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(start)
  let step: { url: URL; body: URLSearchParams | undefined } = { url: new URL(start), body: undefined }
  for (let steps = 0; steps < mostSteps; steps++) {
    const { url, body } = step
    if (url.origin !== origin) return { url, form: body && Object.fromEntries(body) }
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(body ? { body } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    step = await nextStep(response, url, answers)
  }
  throw new Error('the peer goes round in circles')
}

async function nextStep(response: Response, url: URL, answers: Record<string, string>) {
  const location = response.headers.get('location')
  if (location) return { url: new URL(location, url), body: undefined }
  const html = await response.text()
  const { action, hidden } = formIn(html)
  if (!action) throw new Error(`the peer answered ${response.status}: ${html.slice(0, 300)}`)
  const target = new URL(action, url)
  const own = target.origin === url.origin ? answers : {}
  return { url: target, body: new URLSearchParams({ ...hidden, ...own }) }
}
