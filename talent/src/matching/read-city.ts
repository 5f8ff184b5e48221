import { type ClauseReader, found } from '#matching/found'
import { citiesIn } from '#matching/places'

const label =
  /(?:工作)?(?:地点|地址|城市|所在地)|坐标|\bbase[d]?\b|常驻|\blocations?\b|\boffice\b|\bon-?site\b|\bhybrid\b|\brelocat/i
const remote = /远程办公|可远程|全远程|居家办公|\b(?:fully |100% )?remote(?:ly)?\b/i

const insists =
  /必须|务必|仅限|只(?:招|限|接受)|不接受异地|需(?:在|常驻|到岗)|\bmust\b|\brequired\b|\bonly\b|\bmandatory\b/i

/** People move for a job, unless the ad says that they must be there. */
const importanceOf = (text: string): 'must' | 'should' => (insists.test(text) ? 'must' : 'should')

/** Only beside a word for the place of work: a city in a sentence about customers is no condition. */
export const readCities: ClauseReader = (clause) => {
  if (clause.part === 'company' || !label.test(clause.text) || remote.test(clause.text)) return []
  const all = citiesIn(clause.text)
  const [first] = all
  const last = all.at(-1)
  if (!first || !last) return foreign(clause)
  return found(clause, first.start, last.end - first.start, {
    kind: 'city',
    ids: [...new Set(all.map(({ id }) => id))],
    importance: importanceOf(clause.text),
  })
}

/** "Location: Austin, TX": no list of the world's cities is needed where a label says what it is. */
const foreign: ClauseReader = (clause) => {
  const match = /(?:location|based in|office in|工作地点)\s*[:：]?\s*([A-Z][\w.'-]+(?:\s[A-Z][\w.'-]+){0,2})/i.exec(
    clause.text,
  )
  const name = match?.[1]
  if (!match || !name || !/^[A-Z]/.test(name)) return []
  const at = match.index + match[0].length - name.length
  return found(clause, at, name.length, {
    kind: 'city',
    ids: [name.toLowerCase()],
    importance: importanceOf(clause.text),
  })
}
