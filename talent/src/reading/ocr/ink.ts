import type { Canvas } from '@napi-rs/canvas'

/** How much of the writing is ink, whatever its colour and ground: heavy letters have more of it. 0 where nothing stands out. */
export function inkOf(crop: Canvas): number {
  const { width, height } = crop
  const { data } = crop.getContext('2d').getImageData(0, 0, width, height)
  const light = new Uint8Array(width * height)
  const counts = new Uint32Array(256)
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3)
    const value = (red * 3 + green * 6 + blue) / 10
    light[pixel] = value
    counts[Math.floor(value)] = (counts[Math.floor(value)] ?? 0) + 1
  }
  const at = (share: number) => quantile(counts, share * light.length)
  const [dark, middle, bright] = [at(0.02), at(0.5), at(0.98)]
  if (bright - dark < 40) return 0
  // White on a dark ground is writing as well.
  const inverted = middle - dark < bright - middle
  const [ground, writing] = inverted ? [dark, bright] : [bright, dark]
  let [ink, columns] = [0, 0]
  for (let x = 0; x < width; x += 1) {
    let own = 0
    for (let y = 0; y < height; y += 1) {
      const share = ((light[y * width + x] ?? ground) - ground) / (writing - ground)
      if (share > 0.25) own += Math.min(1, share)
    }
    if (own > 1) columns += 1
    ink += own
  }
  return columns === 0 ? 0 : ink / (columns * height)
}

/** Such a share more ink than lines of the same script have. */
const heavier = 1.2

/** Which of the lines are heavy among the others. */
export function areBold(lines: readonly { text: string; ink: number }[]): boolean[] {
  const isChinese = (text: string) => (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 2 > text.length
  const usual = (own: readonly { ink: number }[]) =>
    own.map(({ ink }) => ink).toSorted((a, b) => a - b)[own.length >> 1] ?? 0
  const [chinese, others] = [true, false].map((wanted) => lines.filter(({ text }) => isChinese(text) === wanted))
  return lines.map(({ text, ink }) => {
    const alike = (isChinese(text) ? chinese : others) ?? []
    // Of a few lines nobody can say what is usual.
    return alike.length >= 6 && text.length > 1 && ink > heavier * usual(alike)
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
