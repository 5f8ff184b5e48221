import { useAddress } from '#lib/address.ts'
import { Merge } from '#modules/resumes/components/merge/merge.tsx'
import { useMergeText } from '#modules/resumes/components/merge/text.ts'
import { Notice } from '#ui/states.tsx'

/** Two resumes of one person, side by side (/resumes/merge?kept=…&merged=…). */
export function Screen() {
  const text = useMergeText()
  const { query, change } = useAddress()
  const [kept, merged] = [query.get('kept') ?? '', query.get('merged') ?? '']
  if (kept === '' || merged === '' || kept === merged) return <Notice mark="none" title={text.none} fill />
  return (
    <Merge
      key={`${kept} ${merged}`}
      keptId={kept}
      mergedId={merged}
      onSwap={() => change({ kept: merged, merged: kept })}
    />
  )
}
