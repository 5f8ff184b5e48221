import { normal } from '#bench/parse/normal'

/**
 * Lines that no reader of resumes would take for anything but a heading, and the kinds of section that they may open.
 * Written apart from the parser's own list, so that the one checks the other.
 */
const known: Record<string, string> = {
  works:
    'experience|work experience|professional experience|employment history|work history|employment|career history|professional background|relevant experience|工作经历|工作经验|任职经历',
  interns: 'internships|internship|internship experience|实习经历',
  projects:
    'projects|personal projects|selected projects|academic projects|key projects|project experience|项目经历|项目经验',
  educations:
    'education|education and training|academic background|educational background|education background|academic qualifications|qualification|教育背景|教育经历',
  skills:
    'skills|technical skills|key skills|core competencies|skill highlights|areas of expertise|professional skills|core qualifications|additional skills|it skills|computer skills|skills summary|专业技能|技能',
  summary:
    'summary|professional summary|profile|about me|objective|career objective|executive summary|executive profile|professional profile|career overview|career focus|overview|personal profile|summary of qualifications|自我评价|个人简介|个人优势',
  languages: 'languages|language|language skills|语言能力',
  certificates:
    'certifications|certificates|licenses and certifications|certification|licenses|professional certifications|courses|证书|资格证书',
  awards: 'awards|honors|honors and awards|awards and honors|achievements|accomplishments|获奖情况|荣誉奖项',
  publications: 'publications|selected publications|patents',
  activities:
    'volunteer|volunteering|volunteer experience|activities|military experience|military service|affiliations|professional affiliations|interests|hobbies|personal information|additional information|references',
}

const kinds = new Map(
  Object.entries(known).flatMap(([kind, list]) => list.split('|').map((name) => [normal(name), kind])),
)

/** Skills and qualifications, honours and certificates are drawn differently by different people. */
const also: Record<string, readonly string[]> = {
  summary: ['summary', 'expectation', 'other'],
  activities: ['activities', 'person', 'references', 'other', 'awards', 'works'],
  certificates: ['certificates', 'educations', 'awards', 'skills'],
  awards: ['awards', 'certificates', 'summary'],
  skills: ['skills', 'summary'],
  publications: ['publications', 'awards', 'other'],
  interns: ['interns', 'works'],
}

/** The kinds that a line may open, or undefined where it is no such heading. */
export const headingKinds = (line: string): readonly string[] | undefined => {
  const kind = kinds.get(normal(line))
  return kind === undefined ? undefined : (also[kind] ?? [kind])
}
