/** "[Company]", "<Job title>", "{{name}}": somebody was meant to write over it. */
const bracketed = /^(?:\[[^[\]]{1,60}\]|<[^<>]{1,60}>|\{{1,2}[^{}]{1,60}\}{1,2})$/

/** "XX大学", "xx公司", "XX 专业": a sign for any school or employer, and a word that says no more. */
const masked =
  /^[x×*＊Ｘ○]{2,}\s*(?:省|市|区|县|大学|学院|学校|中学|公司|有限公司|集团|单位|专业|职位|岗位|职务|部门?|项目|系统|证书)?$/i

/** "Click here to enter text", "请在此处填写": what a form says to who fills it in. */
const asksFor =
  /^(?:\(?(?:click|tap)(?: or (?:click|tap))? here\b|enter (?:text|your)\b|type (?:here|your)\b|insert (?:text|your)\b|lorem ipsum\b|your (?:full )?(?:name|e-?mail|phone|address|title|company)\b)|^(?:请|可)?(?:在此|在这里|此处|点击此?处?)?(?:处)?(?:填写|输入|添加)(?:您的|你的)?(?!过|了)|^单击此处/i

/** Whether a text only keeps the place of what should stand there. Who has `dates` hides an employer, and did work there. */
export const isPlaceholder = (text: string, dates = false): boolean => {
  const plain = text.trim()
  return bracketed.test(plain) || asksFor.test(plain) || (!dates && masked.test(plain))
}

/** Places in a text that wait to be filled in: brackets, years without their end, lines to write on. */
const waiting =
  /\[[A-Z][^[\]\n]{1,40}\]|(?:19|20)[x×*]{2}|[:：]\s*[_＿]{3,}|[x×*]{2}(?:大学|公司|专业)|click here to enter|此处填写/gi

/** How often a text has them. */
export const placeholdersIn = (text: string): number => text.match(waiting)?.length ?? 0
