/** How names of employers, schools and parts of employers look, in both languages. */

const companyEnds =
  '有限责任公司|股份有限公司|有限公司|分公司|子公司|总公司|公司|集团|股份|银行|支行|分行|总行|证券|基金|保险|信托|期货|医院|卫生院|诊所|研究院|研究所|研究中心|设计院|科学院|实验室|事务所|律所|工作室|出版社|杂志社|报社|通讯社|电视台|电台|工厂|制造厂|总厂|分厂|厂|商城|超市|百货|酒店|宾馆|饭店|餐厅|学校|大学|学院|中学|小学|幼儿园|培训机构|委员会|协会|学会|基金会|商会|联合会|管理局|税务局|财政局|公安局|教育局|统计局|局|厅|法院|检察院|海关|部队|政府|俱乐部|物业|传媒|科技|网络|信息技术|软件|电子|通信|生物|医药|制药|能源|电力|地产|房地产|置业|建筑|物流|快递|汽车|贸易|实业|控股|投资|资本|咨询|教育|文化|食品|服饰|服装|化工|机械|重工|钢铁|矿业|石油|石化|航空|铁路|航天|船舶|环保|农业|旅游|娱乐|影视|广告|游戏|互娱|金服|支付|数据|智能|云计算|半导体|微电子|光电|材料|仪器|家电|家居|电器|商贸|连锁|门店|专卖店|旗舰店|店|中国|总部'
const companyTail = `(?:${companyEnds})(?:\\([^()]{1,20}\\))?$`
export const companyZh = new RegExp(`[\\u3400-\\u9fffA-Za-z0-9·&()]{1,40}?${companyTail}`)
/** Beyond doubt an employer. */
export const companySureZh =
  /(?:公司|集团|银行|[支分]行|医院|事务所|研究院|研究所|设计院|股份|出版社|委员会|工作室|基金会|协会|电视台|总厂|俱乐部|酒店|控股|证券|保险|药业|科技|传媒|置业|商行|管理局|中心医院|门诊部)(?:\([^()]{1,30}\))?$/

export const companyEn =
  /\b(?:inc|llc|l\.l\.c|ltd|limited|corp|corporation|co|company|companies|plc|gmbh|ag|s\.?a|pvt|pte|pty|llp|lp|group|holdings?|technolog(?:y|ies)|solutions?|systems?|services?|consult(?:ing|ants|ancy)|partners|associates|bank|bancorp|insurance|financial|capital|ventures?|investments?|securities|hospital|clinic|health(?:care)?|medical cent(?:er|re)|cent(?:er|re)|university|college|institute|school|schools|district|academy|department of|ministry of|agency|studios?|labs?|laborator(?:y|ies)|software|networks?|media|entertainment|pharma(?:ceuticals?)?|industries|industrial|international|global|enterprises?|foundation|association|society|council|government|authority|county|city of|state of|army|navy|air force|marine corps|hotels?|resorts?|restaurants?|airlines?|airways|motors?|automotive|energy|power|electric|electronics|telecom|communications|logistics|stores?|retail|foods?|bakery|cafe|coffee|realty|properties|construction|engineering|manufacturing|works|publishing|press|law|church|ymca|club|trust|organi[sz]ation|corps|hub|digital|interactive|games|robotics|semiconductors?|apparel|fashion|salon|spa|fitness|gym|supply|supermarkets?|market|mart|theat(?:er|re)|museum|gallery|library|bureau|commission|company name)\b\.?/i
export const companySureEn =
  /(?:\b(?:inc|llc|ltd|limited|corp|corporation|co|plc|gmbh|pvt|pte|pty|llp|group|holdings|company|bank|hospital|technologies|industries|enterprises|solutions|airlines|associates|company name)\.?|\.com|\.io|\.ai)\)?$/i

export const schoolZh =
  /(?:大学|学院|学校|中学|高中|一中|二中|附中|职高|技校|党校|商学院|研究生院|分校|校区|研究院|科学院|研究所|进修学院)(?:\([^()]{1,24}\))?$/
export const schoolInZh =
  /[\u3400-\u9fff·A-Za-z]{2,24}?(?:大学|学院|学校|中学|高中|党校|科学院|社科院)(?:\([^()]{1,16}\)|[\u3400-\u9fff]{1,10}(?:学院|分校|校区|研究生院|商学院))?/
export const schoolEn =
  /\b(?:university|universit[àéy]|universidad|universität|college|institute|school|academy|polytechnic|polytechnique|conservatory|seminary|faculty|école|ecole|hochschule|escuela|vidyalaya|vidyalay|iit|mit|ucla|usc|nyu|eth|epfl|ucl|lse|suny|cuny|insead|iiit|nit|bits|campus|univ)\b\.?/i

export const departmentZh =
  /(?:事业部|事业群|部门|研发部|技术部|市场部|销售部|运营部|人力资源部|财务部|产品部|部|处|科|中心|小组|项目组|组|室|车间|办公室|团队|业务线|平台部|学部|大区|板块)(?:\([^()]{1,20}\))?$/
export const departmentEn =
  /(?:\b(?:department|dept|division|team|unit|office|branch|desk|squad)\b|^(?:department|division|office) of\b)/i
