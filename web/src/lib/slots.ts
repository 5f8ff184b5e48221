interface Rows {
  readonly scrollRect: { readonly height: number } | null
  readonly options: { readonly overscan: number }
}

/**
 * As many places in the page as rows of this height can be in sight at once, with those drawn around them. A row takes the
 * place `index % slots`, so that one that leaves hands its place on to one that comes, however far the list jumps.
 */
export const slotsOf = ({ scrollRect, options }: Rows, rowHeight: number, drawn: readonly unknown[]): number =>
  // Never fewer than are drawn: two rows in one place would be one too many for good.
  Math.max(drawn.length, Math.ceil((scrollRect?.height ?? 0) / rowHeight) + 1 + 2 * options.overscan)

/** Until it is measured a list is taken to be as high as the window: its rows are then drawn once, and not in a hurry. */
export const guessedRect = () => ({ width: innerWidth, height: innerHeight })
