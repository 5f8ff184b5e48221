/** The place of a node in the page. */
export const domId = (id: string): string => `chart-${id}`
