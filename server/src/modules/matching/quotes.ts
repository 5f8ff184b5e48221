import { choiceText } from '@cohort/contract/fields/choices'
import { degrees } from '@cohort/contract/fields/degree'
import type { Locale } from '@cohort/contract/limits'
import type { Match, Proof } from '@cohort/talent/matching/match'

/** A degree is kept as a choice: its name is quoted, not its key. */
const inWords =
  (locale: Locale) =>
  (proof: Proof): Proof =>
    proof.path.endsWith('degree') ? { ...proof, quote: choiceText(proof.quote, { choices: degrees }, locale) } : proof

/** The same match, with what it quotes as a person reads it. */
export function quotedInWords(match: Match, locale: Locale): Match {
  const word = inWords(locale)
  const worded = <T extends { proofs: readonly Proof[] }>(all: readonly T[]): T[] =>
    all.map((each) => ({ ...each, proofs: each.proofs.map(word) }))
  return { ...match, findings: worded(match.findings), risks: worded(match.risks) }
}
