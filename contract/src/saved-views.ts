import { z } from 'zod'
import { call } from '#call'
import { limits } from '#limits'
import { isoTime, label, nothing } from '#rules'

const typeName = z.string().regex(/^[A-Za-z][\w-]{0,63}$/)
const viewId = z.string().regex(/^[\w-]{1,64}$/)
const ofView = z.object({ id: viewId })

export const savedViewKinds = ['list', 'board', 'structureDiagram', 'chat'] as const

const content = z.object({
  name: label(60),
  kind: z.enum(savedViewKinds),
  /** The query of the list's address: keyword, filters, order, the board's field. Whoever opens the view gets it back. */
  search: z.string().max(8000),
  /** Keys of the columns, in their order; empty: those of the type. */
  columns: z.array(z.string().min(1).max(200)).max(limits.columnKeys),
  /** Everybody in the enterprise sees it. */
  shared: z.boolean(),
})

/** A list as someone wants to see it again: their own, or shared with the enterprise. */
export const savedView = content.extend({
  id: z.string(),
  entityType: z.string(),
  ownerId: z.string(),
  ownerName: z.string(),
  /** Whether the reader may rename, change or delete it: their own, and as an administrator those that are shared. */
  editable: z.boolean(),
  createdAt: isoTime,
  updatedAt: isoTime,
})
export type SavedView = z.infer<typeof savedView>

export const listSavedViews = call({
  method: 'GET',
  path: '/mesoor-space/v2/views',
  access: { any: ['material.view'] },
  summary: 'The member’s own views of a type and those shared with the enterprise, in the member’s order',
  query: z.object({ entityType: typeName.optional() }),
  example: { query: { entityType: 'Resume' } },
  returns: z.object({ views: z.array(savedView) }),
})

export const createSavedView = call({
  method: 'POST',
  path: '/mesoor-space/v2/views',
  access: { any: ['material.view'] },
  summary: 'Keep a list as it stands; sharing it takes the right to edit materials. A member keeps 100 at most',
  body: content.extend({
    entityType: typeName,
    kind: content.shape.kind.default('list'),
    search: content.shape.search.default(''),
    columns: content.shape.columns.default([]),
    shared: content.shape.shared.default(false),
  }),
  example: { body: { entityType: 'Resume', name: '杭州的后端' } },
  returns: savedView,
})

export const updateSavedView = call({
  method: 'PATCH',
  path: '/mesoor-space/v2/views/{id}',
  access: { any: ['material.view'] },
  summary: 'Rename, change, share or no longer share a view: the owner, or for a shared one an administrator',
  params: ofView,
  body: content.partial(),
  example: { params: { id: 'a-view' }, body: { name: '上海的后端' } },
  object: { param: 'id', kind: 'savedView' },
  returns: savedView,
})

export const deleteSavedView = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/views/{id}',
  access: { any: ['material.view'] },
  summary: 'Delete a view: the owner, or for a shared one an administrator',
  params: ofView,
  example: { params: { id: 'a-view' } },
  object: { param: 'id', kind: 'savedView' },
  returns: nothing,
})

export const orderSavedViews = call({
  method: 'PUT',
  path: '/mesoor-space/v2/views/order',
  access: { any: ['material.view'] },
  summary: 'The member’s own order of views, shared ones among them; those not named come after',
  body: z.object({ ids: z.array(viewId).max(500) }),
  example: { body: { ids: [] } },
  returns: nothing,
})

/** `all` stands for the search over all types. */
const ofHistory = z.object({ type: typeName })
const words = z.string().trim().min(1).max(200)
const history = z.object({ searches: z.array(z.object({ query: z.string(), at: isoTime })) })

export const listSearchHistory = call({
  method: 'GET',
  path: '/mesoor-space/v2/search-history/{type}',
  access: { any: ['material.view'] },
  summary: 'What the member looked for last in a type, or in “all”: ten at most, newest first',
  params: ofHistory,
  example: { params: { type: 'Resume' } },
  returns: history,
})

export const addToSearchHistory = call({
  method: 'POST',
  path: '/mesoor-space/v2/search-history/{type}',
  access: { any: ['material.view'] },
  summary: 'Remember a search; one that is known moves to the front',
  params: ofHistory,
  body: z.object({ query: words }),
  example: { params: { type: 'Resume' }, body: { query: '后端' } },
  returns: history,
})

export const clearSearchHistory = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/search-history/{type}',
  access: { any: ['material.view'] },
  summary: 'Forget one search, or all of a type where none is named',
  params: ofHistory,
  body: z.object({ query: words.optional() }),
  example: { params: { type: 'Resume' }, body: {} },
  returns: history,
})
