import type { Language } from '#bench/resumes/fill'

type Values = Record<string, unknown>

/** What a resume says, in the shape of the Resume's standard fields: what a perfect parser would give. */
export interface Truth {
  language: Language
  fields: {
    humanInfo: Values
    currentJobStatus: Values
    expectation: Values
    skills: string[]
    summary?: string
    works: Values[]
    interns: Values[]
    projects: Values[]
    educations: Values[]
    languages: Values[]
    certificates: Values[]
    awards: Values[]
  }
  /** By field: what may be given or not, because people would not agree on it. */
  tolerated: Record<string, string[]>
  /** Kinds of parts that have a heading. */
  parts: string[]
}

export const emptyTruth = (language: Language): Truth => ({
  language,
  fields: {
    humanInfo: {},
    currentJobStatus: {},
    expectation: {},
    skills: [],
    works: [],
    interns: [],
    projects: [],
    educations: [],
    languages: [],
    certificates: [],
    awards: [],
  },
  tolerated: {},
  parts: [],
})
