import type { FilePreset } from '@cohort/contract/file-kinds'
import { createFileUrls, type StoredFile } from '@cohort/contract/files'
import { limits } from '@cohort/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { request } from '#lib/api.ts'
import { keyOf } from '#lib/query.ts'

interface Waiting {
  done: (file: StoredFile | null) => void
  failed: (error: unknown) => void
}

let waiting = new Map<string, Waiting[]>()

async function askFor(batch: ReadonlyMap<string, Waiting[]>): Promise<void> {
  try {
    const { files } = await request(createFileUrls, { body: { fileIds: [...batch.keys()] } })
    const known = new Map(files.map((file) => [file.fileId, file]))
    for (const [id, all] of batch) for (const { done } of all) done(known.get(id) ?? null)
  } catch (error) {
    for (const { failed } of [...batch.values()].flat()) failed(error)
  }
}

/** A page of thirty faces asks once, not thirty times: what is wanted in the same moment goes in one request. */
const addressOfFile = (id: string): Promise<StoredFile | null> =>
  new Promise((done, failed) => {
    if (waiting.size === 0) queueMicrotask(flush)
    waiting.set(id, [...(waiting.get(id) ?? []), { done, failed }])
  })

function flush(): void {
  const all = [...waiting]
  waiting = new Map()
  for (let at = 0; at < all.length; at += limits.fileUrls) void askFor(new Map(all.slice(at, at + limits.fileUrls)))
}

/** What the server knows of a stored file, with an address that lives for a few minutes. Null: there is none. */
export const useStoredFile = (fileId: string | undefined) =>
  useQuery({
    queryKey: [...keyOf(createFileUrls), fileId],
    queryFn: () => addressOfFile(fileId ?? ''),
    enabled: fileId !== undefined,
    staleTime: (limits.fileTokenSeconds - 60) * 1000,
    refetchOnWindowFocus: false,
    meta: { inPlace: true },
  })

/** The address of a smaller picture, where one can be made. */
export const thumbnailOf = (file: StoredFile | null | undefined, preset: FilePreset): string | undefined =>
  file?.thumbnail ? `${file.url}&preset=${preset}` : undefined

export const downloadOf = ({ url }: StoredFile): string => `${url}&download=1`
