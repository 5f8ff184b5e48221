import type { Canvas } from '@napi-rs/canvas'

/** What is drawn in the picture of a line, whatever its colour and ground. */
export interface Ink {
  /** How much of the writing is ink: heavy letters have more of it. 0 where nothing stands out. */
  share: number
  /** From where to where there is ink in each column, as shares of the width. */
  spans: (readonly [number, number])[]
}

/** The writing in the picture of a line. */
export function inkOf(crop: Canvas): Ink {
  const { width, height } = crop
  const { data } = crop.getContext('2d').getImageData(0, 0, width, height)
  const light = new Uint8Array(width * height)
  const counts = new Uint32Array(256)
  for (let pixel = 0, at = 0; pixel < light.length; pixel += 1, at += 4) {
    const value = Math.floor(((data[at] ?? 0) * 3 + (data[at + 1] ?? 0) * 6 + (data[at + 2] ?? 0)) / 10)
    light[pixel] = value
    counts[value] = (counts[value] ?? 0) + 1
  }
  const at = (share: number) => quantile(counts, share * light.length)
  const [dark, middle, bright] = [at(0.02), at(0.5), at(0.98)]
  if (bright - dark < 40) return { share: 0, spans: [] }
  // White on a dark ground is writing as well.
  const inverted = middle - dark < bright - middle
  const [ground, writing] = inverted ? [dark, bright] : [bright, dark]
  const spans: [number, number][] = []
  let [ink, columns] = [0, 0]
  for (let x = 0; x < width; x += 1) {
    let own = 0
    for (let y = 0; y < height; y += 1) {
      const share = ((light[y * width + x] ?? ground) - ground) / (writing - ground)
      if (share > 0.25) own += Math.min(1, share)
    }
    ink += own
    if (own <= 1) continue
    columns += 1
    const last = spans.at(-1)
    if (last && last[1] * width > x - 0.5) last[1] = (x + 1) / width
    else spans.push([x / width, (x + 1) / width])
  }
  return { share: columns === 0 ? 0 : ink / (columns * height), spans }
}

/** Such a share more ink than lines of the same script have; of a few letters it says less, unless they are Chinese. */
const heavier = { usual: 1.2, short: 1.35, letters: 8 }

/** Which of the lines are heavy among the others. */
export function areBold(lines: readonly { text: string; ink: number }[]): boolean[] {
  const isChinese = (text: string) => (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 2 > text.length
  const usual = (own: readonly { ink: number }[]) =>
    own.map(({ ink }) => ink).toSorted((a, b) => a - b)[own.length >> 1] ?? 0
  const [chinese, others] = [true, false].map((wanted) => {
    const own = lines.filter(({ text }) => isChinese(text) === wanted)
    return { many: own.length, usual: usual(own) }
  })
  return lines.map(({ text, ink }) => {
    const alike = isChinese(text) ? chinese : others
    const least = text.length < heavier.letters && !isChinese(text) ? heavier.short : heavier.usual
    // Of a few lines nobody can say what is usual.
    return alike !== undefined && alike.many >= 6 && text.length > 1 && ink > least * alike.usual
  })
}

function quantile(counts: Uint32Array, wanted: number): number {
  let sum = 0
  for (const [value, many] of counts.entries()) {
    sum += many
    if (sum >= wanted) return value
  }
  return 255
}
