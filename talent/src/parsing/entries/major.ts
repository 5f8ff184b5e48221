import { schoolEn } from '#parsing/lexicon/orgs'
import { hasCjk, type Piece, part, trimmed } from '#parsing/span'

const zh =
  /(?:学|工程|技术|管理|科学|设计|会计|金融|经济|法律|英语|日语|法语|德语|语言|文学|教育|艺术|新闻|传播|营销|物流|贸易|护理|医学|药学|数学|物理|化学|生物|历史|哲学|机械|电子|通信|计算机|自动化|信息|软件|网络|建筑|土木|环境|材料|能源|电气|控制|统计|应用|电商|商务|旅游|酒店|体育|音乐|美术|动画|表演|导演|播音|主持|市场|财务|审计|税务|保险|投资|行政|人力资源|社会|心理|政治|安全|测绘|农|林|园艺|动物|植物|食品|纺织|服装|车辆|船舶|航空|航天|飞行器|仪器|光电|微电子|集成电路|人工智能|大数据|数据|密码|区块链|临床|口腔|中医|针灸|康复|影像|检验|公共卫生|国际|翻译|广告|编辑|出版|档案|图书|专业|系|类|方向)/
const en =
  /\b(?:science|sciences|engineering|technology|technologies|management|administration|business|economics|finance|accounting|accountancy|marketing|mathematics|math|maths|statistics|physics|chemistry|biology|psychology|sociology|history|philosophy|english|literature|linguistics|languages?|law|legal|studies|arts?|design|music|theat(?:er|re)|film|journalism|communications?|media|education|nursing|medicine|health|pharmacy|public|policy|political|international|relations|computer|computing|software|information|systems|data|analytics|electrical|electronics?|mechanical|civil|chemical|industrial|aerospace|biomedical|environmental|architecture|construction|agriculture|hospitality|tourism|culinary|criminal|justice|social|work|human|resources|commerce|graphic|fashion|interior|photography|fine|anthropology|geography|geology|astronomy|biochemistry|neuroscience|genetics|materials|telecommunications?|networks?|networking|security|cybersecurity|robotics|artificial|intelligence|machine|learning|operations|supply|chain|logistics|entrepreneurship|organizational|leadership|kinesiology|exercise|nutrition|animal|mass|liberal|general|applied|web|digital|interaction|visual|automotive|aviation|cosmetology|paralegal|taxation|banking|insurance|real estate|sports?|counseling|counselling|painting|drawing|drama|dance|theology|divinity|welding|electricity|horticulture|forestry|ecology|zoology|botany|microbiology|physiology|anatomy|optometry|dentistry|veterinary|surveying|statistics|informatics|cybernetics|telematics|programming|development|childhood|elementary|secondary|special|clinical|forensic|financial|corporate|strategic|project|technical|maintenance|instrumentation|petroleum|nuclear|mining|marine|textile|culture|religion|religious|economy|government|politics|administrative|advertising|publishing|broadcasting|multimedia|animation|game|games|print|printing|ceramics|sculpture|jewelry|acting|performance|vocal|composition|conducting|services|resource|writing|television|radio|fiction|landscape|urban|rural|food|naval|maritime)\b/i
const never =
  /^(?:gpa|cgpa|绩点|主修|主修课程|相关课程|课程|排名|前\d|top|honou?rs|cum laude|magna|dean|minor|thesis|advisor|relevant|coursework|in progress|expected|graduated|荣誉|奖学金|全日制|非全日制|统招|\d)/i
const courses = /[:：]|。|;|；|\d{3}|@/

const one = new RegExp(`^(?:${en.source})[,.]?$`, 'i')

/** Whether an English word is one of those that majors are made of. */
export const majorWord = (word: string): boolean => one.test(word.replace(/[()]/g, ''))

/** "计算机科学与技术专业" is called 计算机科学与技术; "Major: X" and "in X" are called X. */
export const cleanMajor = (piece: Piece): Piece | undefined => {
  const behind =
    /^(?:major(?:ed)?(?: in)?\s*[:：]?|field of study\s*[:：]?|专业\s*[:：]|in\s|of\s|主修专业\s*[:：]?)\s*/i.exec(
      piece.text,
    )?.[0].length ?? 0
  // "BA (Hons) Tourism": what is left of brackets that belong to the degree.
  const honours = /^[^()]{0,30}\)\s*(?=\p{L})/u.exec(piece.text.slice(behind))?.[0].length ?? 0
  const body = trimmed(part(piece, behind + honours))
  const end = body.text.length > 3 ? (/\s*(?:专业|方向)$/.exec(body.text)?.index ?? body.text.length) : body.text.length
  const open = /\s*\((?!.*\))/.exec(body.text)?.index ?? end
  const cut = /,\s*(?:minor|gpa|honou?rs|cum laude|magna|summa|first class|with)\b/i.exec(body.text)?.index ?? end
  const school = /\s+(?:at|from)$/i.exec(body.text)?.index ?? end
  const clean = trimmed(part(body, 0, Math.min(end, open, cut, school)))
  return clean.text === '' ? undefined : clean
}

/** Whether a text can be a major; `known` asks that its words say so. */
export const majorLike = (text: string, known: boolean): boolean => {
  if (never.test(text) || courses.test(text) || text.length < 2) return false
  const chinese = hasCjk(text)
  if (chinese ? text.length > 24 : text.length > 70 || text.split(/\s+/).length > 9) return false
  if (!chinese && schoolEn.test(text) && !/\bschool\b.*\bstudies\b/i.test(text)) return false
  if (!known) return chinese ? text.length >= 3 : /^[A-Z]/.test(text) && text.length > 3
  return chinese ? zh.test(text) && !/(?:大学|学院|学校|奖学金)$/.test(text) : en.test(text)
}
