import type { Entity } from '@cohort/contract/entities'
import { useEffect, useMemo, useState } from 'react'
import { createLight, type Light, type ReadRecord } from '#fields/reading/light.ts'
import { type FileReading, useReading } from '#fields/reading/reading-queries.ts'

/** Below this a value is worth a second look. */
const sureFrom = 0.6

export interface RecordReading extends ReadRecord {
  light: Light
  data: FileReading
  onFile: (fileId: string) => void
}

/** What was read in the files of a resume, with the field named by the address lit (`?at=works.0`). */
export function useRecordReading(record: Entity, at: string | null): RecordReading | undefined {
  const { entityType, openId } = record.meta
  const { files } = record.data.standardFields
  const [fileId, setFileId] = useState<string>()
  const mayBeRead = entityType === 'Resume' && Array.isArray(files) && files.length > 0
  const { data } = useReading(openId, fileId, mayBeRead)
  const sources = data?.sources
  const light = useMemo(() => createLight(sources ?? []), [sources])
  useEffect(() => {
    if (at) light.set(at)
  }, [light, at])
  return useMemo(() => data && { light, data, unsure: unsureIn(data), onFile: setFileId }, [data, light])
}

function unsureIn({ sources, changed, review }: FileReading): string[] {
  const weak = sources.filter(({ confidence }) => confidence < sureFrom).map(({ path }) => path)
  const named = review?.reasons.flatMap(({ path }) => path ?? []) ?? []
  return [...weak, ...named].filter((path) => !changed.includes(path))
}
