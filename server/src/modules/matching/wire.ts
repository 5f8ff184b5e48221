import type { Locale } from '@cohort/contract/limits'
import type * as wire from '@cohort/contract/matching'
import type { JobProfile, Match, Proof, Requirement } from '@cohort/talent/matching/match'
import { requirementName, riskSentence, sentence } from '@cohort/talent/matching/sentence'
import type { Asked } from '#modules/matching/asked'
import { quotedInWords } from '#modules/matching/quotes'

const rounded = (value: number): number => Math.round(value * 100) / 100

type Veil = (text: string) => string

const proofsOf = (proofs: readonly Proof[], veil: Veil): wire.Proof[] =>
  proofs.map((proof) => ({ ...proof, quote: veil(proof.quote) }))

/**
 * A match in words: requirements by their names, notes as sentences of the asked language. `veil` hides in what is quoted
 * whose words they are.
 */
export function wireMatch(job: JobProfile, judged: Match, locale: Locale, veil: Veil = (text) => text): wire.Match {
  const match = quotedInWords(judged, locale)
  const byId = new Map(job.requirements.map((each) => [each.id, each]))
  const named = (id: string): string => {
    const requirement = byId.get(id)
    return requirement ? requirementName(requirement, locale) : id
  }
  return {
    score: match.score,
    components: match.components.map((each) => ({ ...each })),
    findings: match.findings.flatMap((finding): wire.Finding[] => {
      const requirement = byId.get(finding.requirement)
      if (!requirement) return []
      return [
        {
          requirement: finding.requirement,
          kind: requirement.kind,
          importance: requirement.importance,
          label: requirementName(requirement, locale),
          verdict: finding.verdict,
          reached: rounded(requirement.weight * finding.share),
          possible: requirement.weight,
          proofs: proofsOf(finding.proofs, veil),
          ...(finding.note && { note: veil(sentence(finding.note.code, finding.note.values, locale)) }),
        },
      ]
    }),
    risks: match.risks.map((risk) => ({
      text: veil(riskSentence(risk, locale)),
      proofs: proofsOf(risk.proofs, veil),
    })),
    ifs: match.counterfactuals.map((each) => ({ ...each, label: named(each.requirement) })),
    passesHard: match.passesHard,
    version: match.version,
  }
}

const wireRequirement = (
  requirement: Requirement,
  from: wire.Requirement['from'],
  locale: Locale,
): wire.Requirement => ({
  id: requirement.id,
  kind: requirement.kind,
  importance: requirement.importance,
  label: requirementName(requirement, locale),
  weight: requirement.weight,
  from,
  ...(requirement.quote && { quote: requirement.quote }),
})

/** What is asked for as it counts now, the heaviest first. */
export function wireRequirements(
  { read, profile }: Pick<Asked, 'read' | 'profile'>,
  locale: Locale,
): wire.Requirement[] {
  const known = new Set(read.requirements.map(({ id }) => id))
  return profile.requirements
    .toSorted((a, b) => b.weight - a.weight)
    .map((each) => wireRequirement(each, fromOf(each, known), locale))
}

/** Those that were taken away stand there too, so that they can be put back. */
export function wireAll(asked: Asked, locale: Locale): wire.Requirement[] {
  const there = new Set(asked.profile.requirements.map(({ id }) => id))
  const removed = asked.read.requirements.filter(({ id }) => !there.has(id))
  return [
    ...wireRequirements(asked, locale),
    ...removed.map((each) => wireRequirement(each, each.quote ? 'text' : 'field', locale)),
  ]
}

const fromOf = ({ id, quote }: Requirement, known: ReadonlySet<string>): wire.Requirement['from'] => {
  if (!known.has(id)) return 'added'
  return quote ? 'text' : 'field'
}
