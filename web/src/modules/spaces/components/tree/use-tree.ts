import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { stored } from '#lib/stored.ts'
import { askChannels, askProjects, askSubProjects, useProjectsNamed, useSpaces } from '#modules/spaces/queries.ts'
import { holdsProjects, type Line, linesOf, searched, type TreeData } from '#modules/spaces/tree.ts'

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
const most = 500
/** What this browser has opened in the tree. */
const opened = stored<readonly string[]>('tree-open', [], isTexts)

const setOpen = (ids: readonly string[], on: boolean): void => {
  const others = opened.read().filter((one) => !ids.includes(one))
  opened.write(on ? [...others, ...ids].slice(-most) : others)
}

type Answer = { data?: { data: TreeData['spaces'] } | undefined; isError: boolean }
const insideOf = ({ data, isError }: Answer) => data?.data ?? (isError ? null : undefined)

/** What stands in the opened projects of some lists: a level of projects further in. */
function useInside(lists: readonly Answer[], open: ReadonlySet<string>) {
  const ids = lists
    .flatMap(({ data }) => data?.data ?? [])
    .filter((item) => holdsProjects(item) && open.has(item.id))
    .map(({ id }) => id)
  const answers = useQueries({ queries: ids.map(askSubProjects) })
  return { answers, inside: ids.map((id, at) => [id, answers[at] && insideOf(answers[at])] as const) }
}

/** The tree as far as it is opened, or as far as a word is found in it. */
export function useTree(word: string) {
  const { spaces, isLoading, error, refetch } = useSpaces()
  const openIds = opened.use()
  const open = useMemo(() => new Set(openIds), [openIds])
  const spaceIds = (spaces ?? []).map(({ id }) => id).filter((id) => word !== '' || open.has(id))
  const channels = useQueries({ queries: spaceIds.map(askChannels) })
  const channelIds = channels
    .flatMap(({ data }) => data?.data ?? [])
    .map(({ id }) => id)
    .filter((id) => open.has(id))
  const projects = useQueries({ queries: channelIds.map(askProjects) })
  const second = useInside(projects, open)
  const third = useInside(second.answers, open)
  const named = useProjectsNamed(word)
  const data: TreeData = {
    spaces: spaces ?? [],
    inside: new Map([
      ...spaceIds.map((id, at) => [id, channels[at] && insideOf(channels[at])] as const),
      ...channelIds.map((id, at) => [id, projects[at] && insideOf(projects[at])] as const),
      ...second.inside,
      ...third.inside,
    ]),
  }
  const found = word === '' ? undefined : searched(data, named.data?.data ?? [], word)
  const lines: Line[] = found
    ? linesOf(found, () => true).filter(({ kind }) => kind !== 'note')
    : linesOf(data, (id) => open.has(id))
  return {
    data: found ?? data,
    lines,
    isLoading,
    searching: word !== '' && (named.isLoading || channels.some(({ isLoading }) => isLoading)),
    error,
    retry: () => {
      void refetch()
      for (const answer of [...channels, ...projects, ...second.answers, ...third.answers])
        if (answer.isError) void answer.refetch()
    },
    setOpen: (id: string, on: boolean) => setOpen([id], on),
  }
}

export type Tree = ReturnType<typeof useTree>

/** Whoever comes to something sees it in the tree: the way to it is opened, once. */
export function useOpenWay(id: string | undefined, way: readonly string[] | undefined): void {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (!id || !way || shown.current === id) return
    shown.current = id
    setOpen(way, true)
  }, [id, way])
}
