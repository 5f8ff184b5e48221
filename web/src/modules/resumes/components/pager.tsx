import { useResumesText } from '#modules/resumes/text.ts'
import { type PagerProps, Pager as Pages } from '#ui/pager.tsx'

/** The pages of a list of resumes. */
export const Pager = (props: PagerProps) => <Pages {...props} words={useResumesText().pager} />
