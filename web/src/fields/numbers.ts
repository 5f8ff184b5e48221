import { plain } from '@cohort/contract/fields/values'

/**
 * The numbers in a typed text, whatever stands between them. What is no number stays a text, so that the check can point
 * at it instead of dropping it unseen.
 */
export const numbersIn = (typed: string): (number | string)[] =>
  typed
    .normalize('NFKC')
    .split(/[\s、,;]+/)
    .filter((part) => part !== '')
    .map((part) => (Number.isFinite(Number(part)) ? Number(part) : part))

export const numbersText = (value: unknown, comma: string): string =>
  Array.isArray(value) ? value.map((one) => (typeof one === 'number' ? plain(one) : String(one))).join(comma) : ''
