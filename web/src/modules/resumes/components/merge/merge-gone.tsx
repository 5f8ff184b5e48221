import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { usePopup } from '#lib/popup.ts'
import { useMergeText } from '#modules/resumes/components/merge/text.ts'
import { mergeAddress, personOf, recordAddress } from '#modules/resumes/person.ts'
import { useWhatBecame } from '#modules/resumes/queries.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonPage } from '#ui/skeleton.tsx'
import { Notice } from '#ui/states.tsx'

interface Props {
  keptId: string
  mergedId: string
  /** Both are here after all: the failure was another one. */
  otherwise: ReactNode
}

/** One of the two is no longer there: what became of it, and where to go on. */
export function MergeGone({ keptId, mergedId, otherwise }: Props) {
  const text = useMergeText().gone
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { close } = usePopup()
  const { isKnown, isUnclear, became } = useWhatBecame(keptId, mergedId)
  if (!isKnown) return <SkeletonPage lines={6} />
  const isFromList = query.get('from') === 'list'
  const go = (address: string) => void navigate(address, { replace: true })
  const frame = (title: string, hint: string, help?: { label: string; address: string }) => (
    <Notice
      mark="none"
      fill
      title={title}
      hint={hint}
      actions={
        <>
          {help && (
            <Button kind="primary" onClick={() => go(help.address)}>
              {help.label}
            </Button>
          )}
          <Button kind={help ? 'default' : 'primary'} onClick={isFromList ? close : () => go('/resumes/duplicates')}>
            {text.back}
          </Button>
        </>
      }
    />
  )
  const [kept, merged] = became
  const left = kept ?? merged
  if (isUnclear) return otherwise
  if (!left) return frame(text.none, text.noneHint)
  const opening = { label: text.open(personOf(left).name), address: recordAddress(left.meta.openId) }
  if (!kept || !merged) return frame(text.deleted, text.bin, opening)
  const [one, other] = [kept.meta.openId, merged.meta.openId]
  if (one === keptId && other === mergedId) return otherwise
  if (one === other) return frame(text.merged, text.mergedHint(personOf(kept).name), opening)
  // They are still two: it is compared with the one into which it went.
  const into = personOf(one === keptId ? merged : kept).name
  const address = mergeAddress(one, other, isFromList ? 'list' : undefined)
  return frame(text.mergedElsewhere(into), text.mergedElsewhereHint(into), { label: text.compare(into), address })
}
