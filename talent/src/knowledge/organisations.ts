import { findSchools } from '#knowledge/schools'

/** Words by which a reader tells a company, a school or a department from other text, in both languages. */

const companyEnd =
  /(?:有限责任公司|股份有限公司|有限公司|集团公司|分公司|子公司|总公司|公司|集团|股份|控股|事务所|工作室|银行|支行|分行|证券|保险|基金|信托|银联|医院|诊所|卫生院|药店|大药房|酒店|宾馆|饭店|餐厅|超市|商场|商行|商店|门店|工厂|厂|矿|电站|电厂|电视台|报社|出版社|杂志社|研究院|研究所|设计院|科学院|工程院|实验室|协会|基金会|学会|联合会|合作社|俱乐部|旅行社|幼儿园|培训学校|机构|管理局|税务局|公安局|人民政府|委员会|街道办事处|法院|检察院|派出所|电网|铁路局|机场|港务|软件|科技|网络|咨询|传媒|物流|地产|置业|药业|重工|实业|投资|资本|汽车|航空|能源|电力|通信|电子|半导体|制药|生物|智能|信息技术)(?:[(（][^()（）]{1,16}[)）])?$/
const companySure =
  /有限责任公司|股份有限公司|有限公司|集团公司|\b(?:Inc|LLC|L\.L\.C|Ltd|Limited|Corp|Corporation|PLC|LLP|GmbH|AG|S\.A|SAS|SARL|B\.V|N\.V|Pty|Pte|Sdn\.? Bhd|Oy|AB|A\/S|K\.K|S\.p\.A|Co)\b\.?(?:,|$|\s*[(（]|\s+(?:Ltd|LLC|Limited|Inc))/i
const companyWord =
  /\b(?:Company|Group|Holdings?|Technologies|Technology|Solutions|Systems|Services|Software|Consulting|Consultants|Partners|Associates|Industries|Enterprises?|International|Bank|Hospital|Clinic|Medical Center|Hotel|Resort|Restaurant|Labs?|Laborator(?:y|ies)|Studios?|Media|Networks?|Capital|Ventures|Insurance|Pharmaceuticals?|Pharma|Motors|Airlines?|Airways|Logistics|Foundation|Institute|Agency|Stores?|Bakery|Cafe|Café|Construction|Engineering|Energy|Electric|Electronics|Semiconductors?|Telecom|Communications|Interactive|Games|Financial|Securities|Trading|Retail|Department of|Ministry of|City of|County of|State of)\b/i
const schoolSure =
  /大学|学院|党校|\b(?:University|College|Polytechnic|Institute of Technology|Universit(?:y|é|ät|à|at|e|as|et|ad)|Universidad|Hochschule|École|Ecole|Academy|Conservatory|School of)\b/i
const schoolWord =
  /学校|中学|小学|高中|一中|二中|职高|技校|附中|外国语学校|\b(?:School|Institute|Lyc[ée]e|Gymnasium|Faculty|Campus)\b/i
const inSchoolName =
  /大学(?:附属)?(?:第[一二三四五六]|[一-龥]{0,6})?(?:医院|出版社|公司|集团)|\b(?:University|College) (?:Hospital|Press|Medical Center|Health)/i
const departmentEnd =
  /(?:部|部门|事业部|事业群|中心|处|科|室|组|团队|线|办公室|办|车间|班组|工段|课|科室|病区|教研室|实验室|委员会|平台部|研究室|战队|学院|系|分部|大区|区域)$/
const departmentWord =
  /(?:研发|技术|产品|市场|销售|营销|人力资源|人事|行政|财务|法务|采购|供应链|运营|客服|品质|质量|生产|工程|设计|测试|运维|战略|投资|审计|风控|数据|算法|物流|仓储|公关|品牌|渠道|国际|海外|商务|信息|后勤|护理|内科|外科|急诊|药剂|检验|教务|总裁|总经理|董事会)/
const departmentEnglish =
  /\b(?:Department|Dept\.?|Division|Team|Unit|Office of|Section|Center of Excellence|Business Unit|BU|Squad|Group)\b/i
const notOrganisation =
  /[。！？!?；;]|^\s*[-•·*]|https?:|@|负责|参与|熟悉|精通|完成|协助|\b(?:responsible for|managed|developed|worked)\b/i
const date = /(?:19|20)\d\d\s*[年./-]/

const tooLong = (text: string): boolean => text.length > 90 || (/[一-龥]/.test(text) && text.length > 44)
const clamp = (score: number): number => Math.max(0, Math.min(1, Number(score.toFixed(2))))

/** 0 to 1: whether the text is the name of an employer. */
export function looksLikeCompany(text: string): number {
  const name = text.trim()
  if (name.length < 2 || tooLong(name)) return 0
  const sure = companySure.test(name) ? 0.95 : companyEnd.test(name) ? 0.75 : companyWord.test(name) ? 0.55 : 0
  const lessOf = (notOrganisation.test(name) ? 0.5 : 0) + (date.test(name) ? 0.3 : 0)
  const school = sure < 0.9 && schoolSure.test(name) && !inSchoolName.test(name) ? 0.25 : 0
  return clamp(sure - lessOf - school)
}

/** 0 to 1: whether the text is the name of a school. A hospital or a press of a university is none. */
export function looksLikeSchool(text: string): number {
  const name = text.trim()
  if (name.length < 2 || tooLong(name) || inSchoolName.test(name)) return 0
  const known = findSchools(name)[0]
  const covers = known ? (known.end - known.start) / name.length : 0
  const sure = schoolSure.test(name) ? 0.85 : schoolWord.test(name) ? 0.6 : 0
  const lessOf =
    (notOrganisation.test(name) ? 0.5 : 0) + (companySure.test(name) ? 0.6 : 0) + (date.test(name) ? 0.3 : 0)
  return clamp(Math.max(covers > 0.6 ? 0.97 : covers > 0.3 ? 0.8 : 0, sure) - lessOf)
}

/** 0 to 1: whether the text is the name of a part of a company. */
export function looksLikeDepartment(text: string): number {
  const name = text.trim()
  if (name.length < 2 || name.length > 40 || companySure.test(name)) return 0
  const ends = departmentEnd.test(name) && name.length <= 16
  const sure = ends && departmentWord.test(name) ? 0.9 : departmentEnglish.test(name) ? 0.7 : ends ? 0.55 : 0
  return clamp(sure - (notOrganisation.test(name) ? 0.5 : 0) - (date.test(name) ? 0.3 : 0))
}
