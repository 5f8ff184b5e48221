import type { Entity } from '@cohort/contract/entities'
import { useEffect, useMemo, useState } from 'react'
import { createLight, type Light, type ReadRecord } from '#fields/reading/light.ts'
import { type FileReading, mayBeRead, useReading } from '#fields/reading/reading-queries.ts'
import { ApiFailure } from '#lib/api.ts'

/** Below this a value is worth a second look. */
const sureFrom = 0.6

export interface RecordReading extends ReadRecord {
  light: Light
  data: FileReading
  onFile: (fileId: string) => void
}

interface Asked {
  reading: RecordReading | undefined
  /** It is on its way: its place is kept free. */
  isComing: boolean
  /** It could not be had; that no file was read is no failure. */
  failed: { error: Error; retry: () => void } | undefined
}

/** What was read in the files of a resume, with the field named by the address lit (`?at=works.0`). */
export function useRecordReading(record: Entity, at: string | null): Asked {
  const { openId } = record.meta
  const [fileId, setFileId] = useState<string>()
  const { data, error, isLoading, refetch } = useReading(openId, fileId, mayBeRead(record))
  const sources = data?.sources
  const light = useMemo(() => createLight(sources ?? []), [sources])
  useEffect(() => {
    if (at) light.set(at)
  }, [light, at])
  const reading = useMemo(() => data && { light, data, unsure: unsureIn(data), onFile: setFileId }, [data, light])
  const isUnread = error instanceof ApiFailure && error.status === 404
  return {
    reading,
    isComing: isLoading,
    failed: error && !data && !isUnread ? { error, retry: () => void refetch() } : undefined,
  }
}

function unsureIn({ sources, changed, review }: FileReading): string[] {
  const weak = sources.filter(({ confidence }) => confidence < sureFrom).map(({ path }) => path)
  const named = review?.reasons.flatMap(({ path }) => path ?? []) ?? []
  return [...weak, ...named].filter((path) => !changed.includes(path))
}
