import { may } from '@cohort/contract/access'
import { rightsOf } from '@cohort/contract/users'
import type { Viewer } from '#app/route-filter.ts'
import type { View } from '#app/views/views.ts'

export type CreateState = { kind: 'ready'; to: string } | { kind: 'refused' } | { kind: 'nowhere' }

export const createAccess = { any: ['material.create'] } as const

/**
 * The create button (spec 2 §2.2) works in a channel view with a space, channel or project, and in an entity view of a
 * kind. It requires the right to create material.
 */
export function createState(view: View | undefined, viewer: Viewer): CreateState {
  if (!may(viewer.user ? rightsOf(viewer.user) : undefined, createAccess)) return { kind: 'refused' }
  const query = new URLSearchParams(view?.href.split('?')[1])
  const projectId = query.get('projectId') ?? projectOf(view)
  const type = query.get('type')
  const inChannel = view?.name === 'ChannelEntry' && (projectId || query.has('spaceId') || query.has('channelId'))
  const inProject = view?.name === 'ProjectDetail' && projectId
  const inEntity = view?.name === 'EntityEntry' && type
  if (!inChannel && !inProject && !inEntity) return { kind: 'nowhere' }
  const wanted = new URLSearchParams({ ...(type ? { entityType: type } : {}), ...(projectId ? { projectId } : {}) })
  return { kind: 'ready', to: wanted.size > 0 ? `/entity/create?${wanted}` : '/entity/create' }
}

/** The project of its own page: it stands in the path. */
const projectOf = (view: View | undefined): string | undefined =>
  /^\/channel\/[\w-]+\/project\/detail\/([\w-]+)/.exec(view?.href ?? '')?.[1]
