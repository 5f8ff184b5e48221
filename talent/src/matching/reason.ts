import type { Locale } from '@cohort/contract/limits'
import type { Finding, JobProfile, Match, Requirement } from '#matching/match'
import { counterfactualSentence, fill, requirementName, riskSentence, sentence } from '#matching/sentence'
import { en } from '#matching/text.en'
import { zh } from '#matching/text.zh'

export interface Reason {
  paragraph: string
  /** Each stands for a line of the resume, quoted. */
  bullets: readonly { text: string; path?: string }[]
}

const quoteMost = 80
const bulletsMost = 6

const shortened = (quote: string): string => {
  const plain = quote.replaceAll(/\s+/g, ' ').trim()
  return plain.length > quoteMost ? `${plain.slice(0, quoteMost - 1)}…` : plain
}

/** A short, plain reason: how far it fits, what proves it, what is missing. It says nothing that the match does not. */
export function recommendationReason(job: JobProfile, match: Match, locale: Locale): Reason {
  const text = locale === 'en-US' ? en : zh
  const byId = new Map(job.requirements.map((one) => [one.id, one]))
  const of = (verdict: Finding['verdict']): Finding[] => match.findings.filter((one) => one.verdict === verdict)
  const names = (findings: readonly Finding[]): string =>
    findings
      .flatMap((one) => byId.get(one.requirement) ?? [])
      .map((requirement) => requirementName(requirement, locale))
      .join(text.listSign)
  const hard = of('missing').filter((one) => byId.get(one.requirement)?.importance === 'must')
  const parts = [
    fill(text.reason.opening, {
      title: job.title,
      score: match.score,
      count: match.findings.length,
      met: of('met').length,
      partly: of('partly').length,
    }),
    match.passesHard ? text.reason.hardPass : fill(text.reason.hardFail, { what: names(hard) }),
    ...(of('unknown').length > 0 ? [fill(text.reason.unknown, { what: names(of('unknown')) })] : []),
  ]
  return { paragraph: parts.join(locale === 'en-US' ? ' ' : ''), bullets: bulletsOf(match, byId, locale) }
}

function bulletsOf(match: Match, byId: ReadonlyMap<string, Requirement>, locale: Locale): Reason['bullets'] {
  const text = locale === 'en-US' ? en : zh
  const weight = ({ requirement, share }: Finding): number => (byId.get(requirement)?.weight ?? 0) * share
  const proven = match.findings
    .filter(({ verdict, proofs, note }) => (verdict === 'met' || verdict === 'partly') && proofs.length > 0 && note)
    .toSorted((left, right) => weight(right) - weight(left))
    .slice(0, bulletsMost)
    .flatMap(({ proofs: [proof], note }) =>
      proof && note
        ? [
            {
              text: fill(text.reason.quote, {
                sentence: sentence(note.code, note.values, locale),
                quote: shortened(proof.quote),
              }),
              path: proof.path,
            },
          ]
        : [],
    )
  const risks = match.risks
    .slice(0, 3)
    .map((one) => ({ text: fill(text.reason.risk, { sentence: riskSentence(one, locale) }) }))
  const [first] = match.counterfactuals
  const requirement = first && byId.get(first.requirement)
  const instead = first && requirement ? [{ text: counterfactualSentence(first, requirement, locale) }] : []
  return [...proven, ...risks, ...instead]
}
