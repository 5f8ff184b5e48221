import { useParams } from 'react-router'
import { Batch } from '#modules/resumes/components/intake/batch.tsx'

/** One batch of files on its way (/resumes/intakes/{id}?state=failed). */
export function Screen() {
  const { id = '' } = useParams()
  return <Batch key={id} id={id} />
}
