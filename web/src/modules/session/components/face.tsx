export type Hair = 'long' | 'glasses' | 'short' | 'bun'

export interface FaceLook {
  hair: Hair
  ground: string
  skin: string
  hairColor: string
  clothes: string
}

/** A drawn person on a disc of radius 24 around the origin. Nobody in particular. */
export function Face({ hair, ground, skin, hairColor, clothes, clip }: FaceLook & { clip: string }) {
  return (
    <g clipPath={`url(#${clip})`}>
      <circle r="24" fill={ground} />
      {hair === 'long' && <path d="M-13 10c-3-20 2-27 13-27s16 7 13 27z" fill={hairColor} />}
      <path d="M-20 27c1-13 9-17 20-17s19 4 20 17z" fill={clothes} />
      <path d="M-5 4h10v8c-2 4-8 4-10 0z" fill={skin} />
      <circle cy="-3" r="9.5" fill={skin} />
      <path d={fringes[hair]} fill={hairColor} />
      {hair === 'bun' && <circle cy="-16" r="5" fill={hairColor} />}
      {hair === 'glasses' && (
        <g fill="none" stroke="#2a2a26" strokeWidth="1.3">
          <circle cx="-4" cy="-2" r="3" />
          <circle cx="4" cy="-2" r="3" />
        </g>
      )}
    </g>
  )
}

const fringes: Record<Hair, string> = {
  long: 'M-10.5-1c0-9 4-13 10.5-13s10.5 4 10.5 13c-4-2-7-5-9-8-2 4-7 7-12 8z',
  glasses: 'M-10-4c0-7 4-11 10-11 7 0 10 4 10 10-7-1-9-3-11-5-2 3-5 5-9 6z',
  short: 'M-10.5-2c-1-9 4-13 10.5-13s12 4 10.5 13c-2-6-5-7-9-7s-9 0-12 7z',
  bun: 'M-10.5-3c-1-8 4-12 10.5-12s11 4 10.5 12c-6 0-14-1-21 0z',
}
