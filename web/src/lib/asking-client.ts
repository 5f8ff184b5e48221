import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

/**
 * The library drops the word that an answer is old while the first one is still on its way. That one may have been read
 * before the change: it is asked for again as soon as it is here.
 */
export class AskingClient extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    const firsts = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined)
    for (const { promise, queryKey } of firsts) {
      const again = () => void super.invalidateQueries({ ...filters, queryKey, exact: true }, options)
      promise?.then(again, () => undefined)
    }
    return super.invalidateQueries(filters, options)
  }
}
