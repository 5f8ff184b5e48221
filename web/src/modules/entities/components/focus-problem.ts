/** Brings whoever pressed save to the first field that needs them, once the problems are on the page. */
export function focusProblem(root: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const place = root?.querySelector('[role=alert]')?.closest('[data-field]')
    place?.querySelector<HTMLElement>('input:not([tabindex="-1"]), select, textarea')?.focus()
    place?.scrollIntoView({ block: 'nearest' })
  })
}
