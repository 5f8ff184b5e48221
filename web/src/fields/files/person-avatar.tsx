import { thumbnailOf, useStoredFile } from '#fields/files/addresses.ts'
import { Avatar } from '#ui/avatar.tsx'

interface Props {
  name: string
  color: number
  /** The value of a File field for a photo. */
  photo?: unknown
  size: 24 | 28 | 32 | 40 | 48
}

const idOf = (photo: unknown): string | undefined => {
  const [first] = [photo ?? []].flat() as { fileId?: unknown }[]
  return typeof first?.fileId === 'string' ? first.fileId : undefined
}

/** The photo of someone in the records, or their initial. */
export function PersonAvatar({ name, color, photo, size }: Props) {
  const { data } = useStoredFile(idOf(photo))
  return <Avatar name={name} color={color} size={size} picture={thumbnailOf(data, '200x200') ?? null} />
}
