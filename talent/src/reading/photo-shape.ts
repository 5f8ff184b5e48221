/** Points: a stamp is smaller and a banner larger than the photo of a person. */
const sides = { least: 38, most: 230 }

/** As photos of persons stand in resumes: upright or square, neither an icon nor a picture of a page. */
export function isPhotoShape(width: number, height: number): boolean {
  const ratio = height / width
  return width >= sides.least && height >= sides.least && height <= sides.most && ratio > 0.92 && ratio < 1.85
}
