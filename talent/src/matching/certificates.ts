/** Certificates and licences by both names. Short ones only as capitals and as words of their own. */
const certificates: readonly { id: string; zh: string; en: string; words: RegExp }[] = [
  { id: 'cpa', zh: '注册会计师', en: 'CPA', words: /注册会计师|注会|\bCPA\b|\bcertified public accountant\b/gi },
  { id: 'acca', zh: 'ACCA', en: 'ACCA', words: /\bACCA\b/g },
  { id: 'cma', zh: '管理会计师', en: 'CMA', words: /\bCMA\b|管理会计师/g },
  { id: 'cfa', zh: '特许金融分析师', en: 'CFA', words: /\bCFA\b|特许金融分析师/g },
  { id: 'frm', zh: '金融风险管理师', en: 'FRM', words: /\bFRM\b|金融风险管理师/g },
  { id: 'accountingIntermediate', zh: '中级会计师', en: 'Intermediate accountant', words: /中级会计(?:师|职称)?/g },
  { id: 'accountingJunior', zh: '初级会计师', en: 'Junior accountant', words: /初级会计(?:师|职称)?|会计从业资格/g },
  { id: 'taxAgent', zh: '税务师', en: 'Tax agent', words: /(?:注册)?税务师|\benrolled agent\b/gi },
  {
    id: 'bar',
    zh: '法律职业资格',
    en: 'Bar admission',
    words:
      /法律职业资格|司法考试|律师(?:执业)?资?格?证|执业律师|\bbar (?:admission|license)\b|\b(?:state|admitted to the) bar\b|\bbar exam\b/gi,
  },
  { id: 'pmp', zh: 'PMP', en: 'PMP', words: /\bPMP\b|项目管理专业人士/g },
  {
    id: 'scrumMaster',
    zh: 'Scrum Master',
    en: 'Certified Scrum Master',
    words: /\bCSM\b|\bPSM\b|\bcertified scrum ?master\b/gi,
  },
  {
    id: 'sixSigma',
    zh: '六西格玛',
    en: 'Six Sigma',
    words:
      /\b(?:lean )?six sigma (?:certif\w+|green|black|yellow)|六西格玛(?:绿带|黑带|认证)|\b(?:green|black) belt\b/gi,
  },
  {
    id: 'nurse',
    zh: '护士执业证',
    en: 'Registered nurse',
    words: /护士(?:执业|资格)证|护士执业资格|\bregistered nurse\b|\bRN\b(?= licen| certif|,|$)/gi,
  },
  {
    id: 'physician',
    zh: '执业医师',
    en: 'Medical licence',
    words: /执业(?:医师|药师)|\bmedical licen[cs]e\b|\blicensed physician\b/gi,
  },
  {
    id: 'teacher',
    zh: '教师资格证',
    en: 'Teaching certificate',
    words: /教师资格证?|\bteaching (?:certificat\w+|licen[cs]e|credential)\b|\bcertified teacher\b/gi,
  },
  { id: 'constructor1', zh: '一级建造师', en: 'First-class constructor', words: /一级建造师|一建(?=证|[，,、]|$)/g },
  { id: 'constructor2', zh: '二级建造师', en: 'Second-class constructor', words: /二级建造师|二建(?=证|[，,、]|$)/g },
  { id: 'costEngineer', zh: '造价工程师', en: 'Cost engineer', words: /造价(?:工程)?师/g },
  {
    id: 'pe',
    zh: '注册工程师',
    en: 'Professional Engineer',
    words: /注册(?:结构|电气|安全|岩土|土木)?工程师|\bprofessional engineer\b|\bPE licen[cs]e\b/gi,
  },
  {
    id: 'architect',
    zh: '注册建筑师',
    en: 'Registered architect',
    words: /注册建筑师|\b(?:registered|licensed) architect\b/gi,
  },
  {
    id: 'electrician',
    zh: '电工证',
    en: 'Electrician licence',
    words: /电工证|低压电工|高压电工|\belectrician(?:'s)? licen[cs]e\b/gi,
  },
  {
    id: 'driver',
    zh: '驾驶证',
    en: 'Driving licence',
    words: /驾驶证|驾照|\bdriv(?:er'?s?|ing) licen[cs]e\b|\bCDL\b/gi,
  },
  {
    id: 'pilot',
    zh: '飞行执照',
    en: 'Pilot licence',
    words: /飞行(?:员)?执照|\b(?:commercial )?pilot(?:'s)? licen[cs]e\b|\bFAA certif\w+/gi,
  },
  {
    id: 'aviationMechanic',
    zh: '航空维修执照',
    en: 'A&P licence',
    words: /航空(?:器)?维修(?:人员)?执照|\bA&P\b|\bairframe (?:and|&) powerplant\b/gi,
  },
  {
    id: 'ase',
    zh: '汽车维修工证',
    en: 'ASE certification',
    words: /汽车维修工证?|\bASE\b(?= certif|-certif| master)/gi,
  },
  {
    id: 'foodSafety',
    zh: '食品安全管理员',
    en: 'Food safety certificate',
    words: /健康证|食品安全管理员|\bServSafe\b|\bfood (?:safety|handler'?s?) (?:certif\w+|card|licen[cs]e)\b/gi,
  },
  {
    id: 'trainer',
    zh: '健身教练证',
    en: 'Personal trainer certificate',
    words: /健身教练(?:资格)?证|\bcertified personal trainer\b|\b(?:NASM|ACE|ACSM|NSCA)\b(?= certif)/gi,
  },
  { id: 'cpr', zh: '急救证', en: 'CPR', words: /急救证|\bCPR\b|\bfirst aid certif\w+/gi },
  {
    id: 'securities',
    zh: '证券从业资格',
    en: 'Securities qualification',
    words: /证券从业(?:资格)?|\bseries (?:7|63|65|66)\b/gi,
  },
  { id: 'fund', zh: '基金从业资格', en: 'Fund qualification', words: /基金从业(?:资格)?/g },
  { id: 'banking', zh: '银行从业资格', en: 'Banking qualification', words: /银行从业(?:资格)?/g },
  {
    id: 'realEstate',
    zh: '房地产经纪人',
    en: 'Real estate licence',
    words: /房地产经纪人(?:证|资格)?|\breal estate licen[cs]e\b/gi,
  },
  {
    id: 'insurance',
    zh: '保险从业资格',
    en: 'Insurance licence',
    words: /保险从业(?:资格)?|\binsurance licen[cs]e\b/gi,
  },
  { id: 'hr', zh: '人力资源管理师', en: 'HR certificate', words: /人力资源管理师|\b(?:SHRM-(?:CP|SCP)|PHR|SPHR)\b/g },
  { id: 'ccna', zh: '思科认证', en: 'Cisco certificate', words: /\bCC(?:NA|NP|IE)\b|思科认证/g },
  { id: 'aws', zh: 'AWS 认证', en: 'AWS certificate', words: /\bAWS[- ]certified\b|AWS\s*认证/gi },
  { id: 'cissp', zh: 'CISSP', en: 'CISSP', words: /\bCISSP\b/g },
  { id: 'cisa', zh: 'CISA', en: 'CISA', words: /\bCISA\b/g },
  {
    id: 'softExam',
    zh: '软考',
    en: 'Software qualification',
    words: /软考|系统架构设计师|信息系统项目管理师|软件设计师/g,
  },
]

const byId = new Map(certificates.map((one) => [one.id, one]))
export const certificateName = (id: string, locale: 'zh-CN' | 'en-US'): string =>
  byId.get(id)?.[locale === 'en-US' ? 'en' : 'zh'] ?? id

export function certificatesIn(text: string): { id: string; start: number; end: number }[] {
  return certificates
    .flatMap(({ id, words }) =>
      [...text.matchAll(words)].map((match) => ({ id, start: match.index, end: match.index + match[0].length })),
    )
    .toSorted((left, right) => left.start - right.start)
}
