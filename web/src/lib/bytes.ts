const units = ['B', 'KB', 'MB', 'GB']

/** 「1.4 MB」: three digits at most, as people read a size. */
export function sizeText(bytes: number): string {
  let [size, unit] = [bytes, 0]
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1024
    unit += 1
  }
  const digits = unit === 0 || size >= 100 ? 0 : 1
  return `${size.toFixed(digits).replace(/\.0$/, '')} ${units[unit]}`
}
