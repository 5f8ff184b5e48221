/** "云帆集团有限公司财务部副经理、总经理助理": employers and titles without a sign between them. */

const orgEnd =
  '有限责任公司|股份有限公司|有限公司|分公司|子公司|总公司|公司|集团|银行|支行|分行|总行|证券|基金|信托|保险|事务所|研究院|研究所|设计院|科学院|学院|大学|学校|党校|中学|小学|医院|协会|学会|商会|联合会|委员会|基金会|办事处|办公室|交易所|出版社|报社|杂志社|电视台|俱乐部|管理局|总局|分局|局|厂|总厂|分厂|厅|政府|人大|政协|法院|检察院|中心|实验室|部队|总部|事业部|工业部|研究室|教研室|董事会|监事会|工会|党委|团委|纪委|发改委|经委|计委|国资委|省委|市委|区委|县委|矿|站|社|所|院|部|处|科|室|系|组|车间|大队|支队|工程公司|控股|股份|科技|投资|实业'
const orgEnds = new RegExp(`(?:${orgEnd})(?:\\([^()]{1,12}\\))?`, 'g')

const titleEnd =
  '董事长|董事会秘书|董事|监事会主席|监事|总经理|经理|总裁|总监|主任|主席|书记|秘书长|秘书|部长|处长|科长|局长|厅长|厂长|院长|校长|所长|行长|站长|社长|会长|理事长|理事|组长|队长|班长|科员|办事员|科员|会计师|工程师|经济师|审计师|律师|讲师|教授|教师|导师|研究员|分析师|设计师|咨询师|评估师|药师|医师|护师|技师|师|会计|出纳|助理|顾问|代表|委员|专员|专家|职员|干部|负责人|合伙人|创始人|发起人|执行官|财务官|技术官|运营官|官|主管|主编|编辑|记者|干事|技术员|操作员|业务员|销售员|员|工人|总工|高工|工程师|总会计师|统计师|博士后|法人代表|法定代表人|常委|议员|院士|学者|协理|副总|CEO|CFO|CTO|COO|VP|合规官|总助|厂长助理|长|人'
const titleShape = new RegExp(
  `^(?:[\\u3400-\\u9fff()A-Za-z·&/]{0,14}?)(?:${titleEnd})(?:\\([^()]{1,20}\\))?(?:职务|一职|等职务?|职称|等|至今)?$`,
)
const afterTitle = /(?:职务|一职|等职务?|等|至今|职)$/

export interface Held {
  /** Offsets in the text that was given. */
  org?: { from: number; to: number }
  title?: { from: number; to: number }
}

const bareTitle = (text: string): string => text.replace(afterTitle, '')
const isTitleText = (text: string): boolean =>
  text.length >= 2 && text.length <= 18 && titleShape.test(text) && !/公司|集团$/.test(bareTitle(text).slice(0, -1))

const strong =
  /(?:公司|集团|银行|支行|分行|总行|证券|基金|信托|保险|事务所|研究院|研究所|设计院|科学院|学院|大学|学校|党校|中学|小学|医院|协会|学会|商会|联合会|委员会|基金会|办事处|交易所|出版社|报社|杂志社|电视台|俱乐部|管理局|总局|分局|厂|厅|政府|人大|政协|法院|检察院|实验室|部队|国资委|控股|股份|局|中心|(?:大学|学院)[\u3400-\u9fff]{1,10}系)(?:\([^()]{1,12}\))?$/
const known = /^(?:国|中国|中央|财政部|教育部|商务部|全国|北京|上海|天津|重庆|[\u3400-\u9fff]{2,3}[省市区县州])/

/** "财务部" alone is a part of an employer, "财政部" is one. */
const isOrg = (text: string): boolean => {
  if (/^本?(?:公司|集团)$/.test(text)) return true
  if (strong.test(text))
    return (
      text.length >= 3 && !/^(?:董事会|监事会|分厂|总厂|研究所|研究院|分公司|子公司|委员会|中心|实验室)$/.test(text)
    )
  return text.length >= 3 && (known.test(text) || text.length >= 8)
}

/** The employer ends at its last strong word before which nothing of the title stands; departments go with the title. */
const cutOne = (text: string, from: number): Held | undefined => {
  const ends = [...text.matchAll(orgEnds)].map((match) => match.index + match[0].length)
  const orgs = ends.filter((end) => isOrg(text.slice(0, end)))
  const sure = orgs.filter((end) => strong.test(text.slice(0, end)))
  const order = [...sure.toReversed(), ...orgs.filter((end) => !sure.includes(end)).toReversed()]
  for (const end of order) {
    const rest = text.slice(end)
    const clean = bareTitle(rest)
    if (clean.length >= 2 && isTitleText(rest))
      return { org: { from, to: from + end }, title: { from: from + end, to: from + end + clean.length } }
  }
  if (sure.at(-1) === text.length || (orgs.at(-1) === text.length && text.length >= 5))
    return { org: { from, to: from + text.length } }
  return isTitleText(text) ? { title: { from, to: from + bareTitle(text).length } } : undefined
}

const joint = /[、/及兼和与]|以及|并兼任|兼任/g
const inWord = /^(?:和|与|及|兼)(?:平|谐|光|泰|信|达|记|并|时)/

/** Employers and titles of one clause, in their order. */
export const heldIn = (text: string): Held[] => {
  const held: Held[] = []
  let from = 0
  const cuts = [...text.matchAll(joint)].filter((match) => !inWord.test(text.slice(match.index)))
  const take = (to: number): boolean => {
    const one = cutOne(text.slice(from, to), from)
    if (one) held.push(one)
    return one !== undefined
  }
  for (const match of cuts) {
    // "技术和质量部部长": a joint inside of a name parts nothing.
    if (match[0] !== '、' && !cutOne(text.slice(from, match.index), from)) continue
    if (match[0] === '、' && !take(match.index)) {
      from = match.index + 1
      continue
    }
    if (match[0] !== '、') take(match.index)
    from = match.index + match[0].length
  }
  take(text.length)
  return held
}
