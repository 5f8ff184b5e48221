import type { Row } from '#parsing/rows'
import { endOf, type Piece, part, trimmed } from '#parsing/span'

export const labelNames = [
  'name',
  'gender',
  'birthday',
  'age',
  'phone',
  'email',
  'wechat',
  'city',
  'address',
  'nativePlace',
  'registeredResidence',
  'ethnicity',
  'nationality',
  'politicalStatus',
  'maritalStatus',
  'homepage',
  'degree',
  'school',
  'major',
  'workYears',
  'status',
  'position',
  'expectedPosition',
  'expectedCity',
  'expectedSalary',
  'expectedIndustry',
  'jobType',
  'availableFrom',
  'salary',
  'company',
  'industry',
  'idNumber',
  'graduation',
  'ignored',
] as const
export type LabelName = (typeof labelNames)[number]

const words: readonly (readonly [LabelName, string])[] = [
  ['name', '姓名|名字|中文名|英文名|full name|name|candidate name|candidate'],
  ['gender', '性别|gender|sex'],
  [
    'birthday',
    '出生日期|出生年月日|出生年月|出生时间|生日|生年月日|出生|date of birth|birth date|birthday|d\\.?o\\.?b\\.?|born',
  ],
  ['age', '年龄|age'],
  [
    'phone',
    '联系电话|手机号码|手机号|电话号码|移动电话|联系手机|联系方式|手机|电话|mobile phone|mobile number|mobile no\\.?|phone number|contact number|contact no\\.?|cell phone|telephone|mobile|phone|cell|tel\\.?',
  ],
  ['email', '电子邮箱|电子邮件|邮箱地址|邮箱|邮件|mail|email address|e-mail address|e-?mail(?: id)?'],
  ['wechat', '微信号码|微信号|微信|wechat id|wechat|weixin'],
  [
    'city',
    '坐标|现居住地|现居城市|目前所在地|目前所在城市|所在城市|现所在地|所在地区|现居地|现居|居住城市|居住地|所在地|目前城市|现住地|当前城市|常住地|工作地点|current location|current city|location|city|based in|lives in|residence',
  ],
  [
    'address',
    '通讯地址|联系地址|家庭住址|现住址|居住地址|家庭地址|地址|住址|current address|permanent address|address',
  ],
  ['nativePlace', '籍贯|生源地|祖籍|native place|hometown|place of birth'],
  ['registeredResidence', '户口所在地|户籍所在地|户籍地|户籍|户口|registered residence|hukou'],
  ['ethnicity', '民族|ethnicity|ethnic group'],
  ['nationality', '国籍|nationality|citizenship'],
  ['politicalStatus', '政治面貌|政治面目|political status|political affiliation'],
  ['maritalStatus', '婚姻状况|婚姻状态|婚姻|婚否|marital status'],
  [
    'homepage',
    '个人主页|个人网站|主页|博客|个人博客|作品链接|github|homepage|website|portfolio|blog|personal site|linkedin',
  ],
  ['degree', '最高学历|学历层次|学历|学位|highest degree|degree|education level|highest education'],
  ['school', '毕业院校|毕业学校|院校|学校|graduated from|university|school|college'],
  ['major', '所学专业|专业名称|专业|major|field of study'],
  [
    'workYears',
    '工作年限|工作经验|从业年限|工龄|工作年数|相关经验|years of experience|total experience|work experience|experience',
  ],
  [
    'status',
    '求职状态|目前状态|当前状态|在职状态|工作状态|职业状态|job status|employment status|current status|availability',
  ],
  ['position', '当前职位|现任职位|目前职位|职务|current title|current position|current role'],
  ['company', '目前公司|当前公司|现任公司|所在公司|就职公司|current company|current employer'],
  ['industry', '所在行业|所属行业|当前行业|目前行业|current industry'],
  [
    'expectedPosition',
    '期望职位|应聘职位|求职岗位|意向岗位|期望岗位|应聘岗位|目标职位|求职职位|意向职位|期望从事职业|求职意向|目标岗位|职位意向|求职方向|期望职业|desired position|desired job|position desired|position applied for|applying for|target position|target role|target title|expected position|preferred role|preferred title|preferred titles|desired role|position sought|role sought|target job|job sought|seeking|objective',
  ],
  [
    'expectedCity',
    '期望工作地点|期望工作城市|期望城市|意向城市|期望地点|目标城市|期望地区|求职地区|工作城市|期望工作地区|期望工作地|意向地点|意向工作地|preferred location|preferred city|preferred cities|desired location|expected city|target city|preferred locations|target location',
  ],
  [
    'expectedSalary',
    '月薪期望|薪酬要求|期望薪资|期望月薪|期望薪酬|期望年薪|薪资要求|薪资期望|待遇要求|期望待遇|期望工资|薪酬期望|月薪要求|薪资意向|expected salary|desired salary|salary expectation|salary expectations|expected compensation|expected ctc|target salary',
  ],
  [
    'expectedIndustry',
    '期望行业|意向行业|目标行业|期望从事行业|preferred industry|preferred industries|desired industry|target industry',
  ],
  [
    'jobType',
    '工作性质|工作类型|求职类型|期望工作性质|职位性质|employment type|job type|work type|desired employment type',
  ],
  [
    'availableFrom',
    '到岗时间|入职时间|最快到岗|可到岗时间|到岗日期|最早到岗|available from|notice period|start date|availability date',
  ],
  ['salary', '目前薪资|当前薪资|目前年薪|目前月薪|现月薪|目前薪酬|current salary|current ctc|present salary'],
  ['idNumber', '身份证号码|身份证号|身份证|证件号码|id number|id card'],
  ['graduation', '毕业时间|毕业年份|毕业日期|graduation date|graduation'],
  [
    'ignored',
    "身高|体重|血型|健康状况|邮编|qq号码|qq号|qq|星座|宗教信仰|宗教|英语水平|外语水平|爱好|特长|培养方式|学制|入学时间|驾照|height|weight|religion|zip code|zip|fax|传真|father'?s name|mother'?s name|passport no\\.?|passport|languages?|skype|telegram|twitter|kakao|更新时间|简历编号|参加工作时间|入党时间|visa status|visa|driving licen[cs]e|job title|title",
  ],
]

const spaceable = (term: string): string => (/^[\u3400-\u9fff]{2,4}$/.test(term) ? [...term].join('\\s{0,4}') : term)
const terms = words
  .flatMap(([name, text]) => text.split('|').map((term) => ({ name, term })))
  .toSorted((a, b) => b.term.length - a.term.length)
const alternation = terms.map(({ term }) => spaceable(term)).join('|')
const byTerm = new Map(terms.map(({ name, term }) => [term.replace(/\\\.\??|\?/g, ''), name]))

const labelPattern = new RegExp(`(?<![A-Za-z])(${alternation})\\s*(?:\\([^()]{1,12}\\))?\\s*[:：]\\s*`, 'gi')
const wholeCell = new RegExp(`^(${alternation})\\s*[:：]?$`, 'i')

/** Those of which the written form varies. */
const wholeTerms = terms
  .filter(({ term }) => /[\\?]/.test(term))
  .map(({ name, term }) => ({ name, pattern: new RegExp(`^(?:${term})$`, 'i') }))

export const labelOf = (text: string): LabelName | undefined => {
  const key = text
    .toLowerCase()
    .replace(/(?<=[\u3400-\u9fff])\s+(?=[\u3400-\u9fff])/g, '')
    .trim()
  const known = byTerm.get(key) ?? byTerm.get(key.replace(/[.\s]+$/, ''))
  if (known) return known
  return wholeTerms.find(({ pattern }) => pattern.test(key))?.name
}

export interface Labelled {
  label: LabelName
  value: Piece
}

const cellEnds = /[\t|｜]/
const closed = /[\t|｜]|\s[/·•]\s/

const inCell = (cell: Piece): Labelled[] => {
  const matches = [...cell.text.matchAll(labelPattern)]
  return matches.flatMap((match, at) => {
    const from = match.index + match[0].length
    const to = matches[at + 1]?.index ?? cell.text.length
    const rest = part(cell, from, to)
    const label = labelOf(match[1] ?? '')
    // Wishes are several: "人力资源经理 / HRBP".
    const stop = (label?.startsWith('expected') ? cellEnds : closed).exec(rest.text)
    const value = trimmed(stop ? part(rest, 0, stop.index) : rest)
    return label && value.text !== '' ? [{ label, value }] : []
  })
}

/** Under a heading that says that they are wishes, a word will do: "岗位：生产厂长　行业：机械制造　月薪：面议". */
const wishes: readonly (readonly [LabelName, RegExp])[] = [
  ['expectedPosition', /^(?:意向|目标)?(?:岗位|职位|职业|职能|position|role|title)$/i],
  ['expectedCity', /^(?:工作)?(?:地点|城市|地区|city|location)$/i],
  ['expectedSalary', /^(?:月薪|年薪|薪资|薪酬|待遇|工资|salary)$/i],
  ['expectedIndustry', /^(?:行业|industry)$/i],
  ['availableFrom', /^(?:到岗|入职)$/],
]
const anyLabel = /(?<![\p{L}])(\p{L}{2,10})\s*[:：]\s*/gu

/** What a row of a section of wishes says in the form "label: value", besides what every row may say. */
export const wishesIn = (row: Row): Labelled[] => {
  const known = new Set(labelsIn(row).map(({ value }) => value.start))
  return row.cells.flatMap((cell) => {
    const matches = [...cell.text.matchAll(anyLabel)]
    return matches.flatMap((match, at) => {
      const label = wishes.find(([, pattern]) => pattern.test(match[1] ?? ''))?.[0]
      const value = trimmed(part(cell, match.index + match[0].length, matches[at + 1]?.index ?? cell.text.length))
      return label && value.text !== '' && !known.has(value.start) ? [{ label, value }] : []
    })
  })
}

/** "姓名" in one cell and the name in the next one. */
const acrossCells = (cells: readonly Piece[]): Labelled[] =>
  cells.flatMap((cell, at) => {
    const next = cells[at + 1]
    const match = wholeCell.exec(cell.text.trim())
    const label = match && labelOf(match[1] ?? '')
    return label && next && !wholeCell.test(next.text) ? [{ label, value: trimmed(next) }] : []
  })

/** What a row says about the person in the form "label: value". */
export const labelsIn = (row: Pick<Row, 'cells'>): Labelled[] => [
  ...row.cells.flatMap(inCell),
  ...acrossCells(row.cells),
]

/** Where a label of a row begins; the text before it is of another kind. */
export const firstLabelAt = (piece: Piece): number => {
  labelPattern.lastIndex = 0
  const match = labelPattern.exec(piece.text)
  labelPattern.lastIndex = 0
  return match ? match.index : -1
}

export const spanOf = (labelled: Labelled): { start: number; end: number } => ({
  start: labelled.value.start,
  end: endOf(labelled.value),
})
