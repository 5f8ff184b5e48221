import { remembered } from '@cohort/contract/remembered'
import { pinyin } from 'pinyin-pro'
import { normalise } from '#modules/entities/text-runs'

/**
 * Texts are sorted through the index of numbers: the beginning of a text becomes a whole number of 52 bits that keeps
 * the order of a Chinese directory, by pinyin, with Latin words at their letters. Each sign narrows an interval; a
 * letter takes 6 bits, a syllable 10, so that a name of five characters or a word of eight letters is told apart.
 */
const syllables = (
  'a ai an ang ao ba bai ban bang bao bei ben beng bi bian biao bie bin bing bo bu ca cai can cang cao ce cen ceng cha ' +
  'chai chan chang chao che chen cheng chi chong chou chu chua chuai chuan chuang chui chun chuo ci cong cou cu cuan ' +
  'cui cun cuo da dai dan dang dao de den deng di dia dian diao die ding diu dong dou du duan dui dun duo e ei en eng ' +
  'er fa fan fang fei fen feng fo fou fu ga gai gan gang gao ge gei gen geng gong gou gu gua guai guan guang gui gun ' +
  'guo ha hai han hang hao he hei hen heng hong hou hu hua huai huan huang hui hun huo ji jia jian jiang jiao jie jin ' +
  'jing jiong jiu ju juan jue jun ka kai kan kang kao ke kei ken keng kong kou ku kua kuai kuan kuang kui kun kuo la ' +
  'lai lan lang lao le lei leng li lia lian liang liao lie lin ling liu long lou lu luan lun luo lv lve ma mai man ' +
  'mang mao me mei men meng mi mian miao mie min ming miu mo mou mu na nai nan nang nao ne nei nen neng ni nian niang ' +
  'niao nie nin ning niu nong nou nu nuan nuo nv nve o ou pa pai pan pang pao pei pen peng pi pian piao pie pin ping ' +
  'po pou pu qi qia qian qiang qiao qie qin qing qiong qiu qu quan que qun ran rang rao re ren reng ri rong rou ru ' +
  'ruan rui run ruo sa sai san sang sao se sen seng sha shai shan shang shao she shen sheng shi shou shu shua shuai ' +
  'shuan shuang shui shun shuo si song sou su suan sui sun suo ta tai tan tang tao te teng ti tian tiao tie ting tong ' +
  'tou tu tuan tui tun tuo wa wai wan wang wei wen weng wo wu xi xia xian xiang xiao xie xin xing xiong xiu xu xuan ' +
  'xue xun ya yan yang yao ye yi yin ying yo yong you yu yuan yue yun za zai zan zang zao ze zei zen zeng zha zhai ' +
  'zhan zhang zhao zhe zhen zheng zhi zhong zhou zhu zhua zhuai zhuan zhuang zhui zhun zhuo zi zong zou zu zuan zui ' +
  'zun zuo'
).split(' ')

interface Interval {
  from: bigint
  width: bigint
}

const bits = 16n
const letterWidth = 1024n
const syllableWidth = 64n

/** A letter before the syllables that begin with it; a space and other signs before the digits, all before letters. */
const intervals = ((): ReadonlyMap<string, Interval> => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((sign) => ({ key: sign, sound: false }))
  const sounds = syllables.map((key) => ({ key, sound: true }))
  const sorted = [...letters, ...sounds].sort(
    (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) || Number(a.sound) - Number(b.sound),
  )
  const signs = [' ', ...'0123456789'].map((key) => ({ key, sound: false }))
  const made = new Map<string, Interval>()
  // What ends here comes before what goes on: the first interval does not begin at nought.
  let from = 1n
  for (const { key, sound } of [...signs, ...sorted]) {
    const width = sound ? syllableWidth : letterWidth
    made.set(sound ? `${key}~` : key, { from, width })
    from += width
  }
  made.set('?', { from, width: (1n << bits) - from })
  return made
})()

const han = /\p{Script=Han}/u
const readings = new Map<string, string>()

/** A surname is read as one at the beginning of a person's name: 单 as shan, 曾 as zeng. */
function soundOf(sign: string, surname: boolean): string {
  const key = surname ? `${sign}!` : sign
  const known = readings.get(key)
  if (known !== undefined) return known
  const [read = ''] = pinyin(sign, { toneType: 'none', type: 'array', ...(surname && { mode: 'surname' as const }) })
  const sound = `${read.replace('ü', 'v')}~`
  readings.set(key, intervals.has(sound) ? sound : '?')
  return intervals.has(sound) ? sound : '?'
}

function* tokensOf(text: string, personName: boolean): Generator<string> {
  let first = true
  for (const sign of normalise(text).trim()) {
    if (han.test(sign)) yield soundOf(sign, personName && first)
    else if (intervals.has(sign)) yield sign
    else yield /[\p{L}\p{N}]/u.test(sign) ? '?' : ' '
    first = false
  }
}

const rankBits = 52n
const longest = 9

/** The place of a text among all texts, as a whole number; equal where only what comes after its beginning differs. */
export const textRank = (text: string, personName = false): number => {
  const start = text.slice(0, 2 * longest)
  // Hardly a person's name comes twice.
  return personName ? rankOf(start, true) : rankOfWords(start)
}

const rankOfWords = remembered((text) => rankOf(text, false))

function rankOf(text: string, personName: boolean): number {
  let low = 0n
  let range = 1n
  let taken = 0n
  for (const token of tokensOf(text, personName)) {
    if (taken === BigInt(longest)) break
    const interval = intervals.get(token)
    if (!interval) continue
    low = (low << bits) + range * interval.from
    range *= interval.width
    taken++
  }
  const shift = taken * bits - rankBits
  return Number(shift >= 0n ? low >> shift : low << -shift)
}
