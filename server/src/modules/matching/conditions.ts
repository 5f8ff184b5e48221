import type { Conditions } from '@cohort/contract/matching'
import { skillCalled } from '@cohort/talent/knowledge/skills'
import type { JobProfile, Requirement } from '@cohort/talent/matching/match'
import { readJob } from '@cohort/talent/matching/read-job'
import { normalised, usualWeight } from '@cohort/talent/matching/weights'
import { wordId } from '@cohort/talent/matching/words'

/** What recruiters have said comes before what was read; weights are shared out anew over what is left. */
export function withCorrections(read: JobProfile, { corrections, added }: Conditions): JobProfile {
  const said = new Map(corrections.map((each) => [each.id, each]))
  const more = added.flatMap((each) => addedRequirements(read.title, each))
  const known = new Set(more.map(({ id }) => id))
  const all = [...read.requirements.filter(({ id }) => !known.has(id)), ...more]
  const kept = all.flatMap((requirement): Requirement[] => {
    const correction = said.get(requirement.id)
    if (correction?.removed) return []
    const changed = { ...requirement, importance: correction?.importance ?? requirement.importance }
    const weight = correction?.weight ?? (correction?.importance ? usualWeight(changed) : requirement.weight)
    return weight > 0 ? [{ ...changed, weight }] : []
  })
  return { ...read, requirements: normalised(kept) }
}

/** A skill by its name, or what a line of an ad would say; words that nothing is known of are looked for as they stand. */
function addedRequirements(title: string, { kind, importance, text }: Conditions['added'][number]): Requirement[] {
  const read = readJob({ title, text }).requirements.filter((each) => each.kind === kind && each.quote)
  const id = (kind === 'skill' && skillCalled(text)) || wordId(text)
  const plain = { id: `${kind}:${id}`, kind: 'skill' as const, importance, ids: [id] }
  const found: Omit<Requirement, 'weight'>[] = read.length > 0 ? read : [plain]
  return found.map((each) => {
    const { quote: _, ...rest } = { ...each, importance, quote: undefined }
    return { ...rest, weight: usualWeight(rest) }
  })
}
