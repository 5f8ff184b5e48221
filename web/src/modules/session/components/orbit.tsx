import { useId } from 'react'
import { Face, type FaceLook } from '#modules/session/components/face.tsx'
import { OrbitCard } from '#modules/session/components/orbit-card.tsx'

interface Seat extends FaceLook {
  /** Which of the three rings, where on it in degrees clockwise from the right, and how large. */
  ring: number
  angle: number
  size: number
}

const rings = [118, 186, 252] as const
const center = 300

const seats: readonly Seat[] = [
  {
    ring: 0,
    angle: 210,
    size: 30,
    hair: 'long',
    ground: '#d9e3cf',
    skin: '#f0cfb2',
    hairColor: '#2b2925',
    clothes: '#7d9a6a',
  },
  {
    ring: 0,
    angle: 322,
    size: 28,
    hair: 'glasses',
    ground: '#dfe3ef',
    skin: '#f3d6bd',
    hairColor: '#1f1d1b',
    clothes: '#5a6aa5',
  },
  {
    ring: 0,
    angle: 96,
    size: 30,
    hair: 'long',
    ground: '#f1d8d3',
    skin: '#f0cdb0',
    hairColor: '#4a3022',
    clothes: '#a8483c',
  },
  {
    ring: 1,
    angle: 262,
    size: 26,
    hair: 'short',
    ground: '#f3dfc6',
    skin: '#eabf9b',
    hairColor: '#3a2c22',
    clothes: '#c0673f',
  },
  {
    ring: 1,
    angle: 358,
    size: 26,
    hair: 'bun',
    ground: '#cfe4e0',
    skin: '#e9bd97',
    hairColor: '#2a2622',
    clothes: '#2b8a8a',
  },
  {
    ring: 1,
    angle: 140,
    size: 26,
    hair: 'long',
    ground: '#e6dcea',
    skin: '#f2d2b8',
    hairColor: '#2b2230',
    clothes: '#7d5aa6',
  },
  {
    ring: 2,
    angle: 188,
    size: 22,
    hair: 'short',
    ground: '#f4e6b8',
    skin: '#ecc4a0',
    hairColor: '#33291d',
    clothes: '#b98a22',
  },
  {
    ring: 2,
    angle: 298,
    size: 22,
    hair: 'glasses',
    ground: '#e3e1d8',
    skin: '#f0cfb2',
    hairColor: '#5a5148',
    clothes: '#55524a',
  },
  {
    ring: 2,
    angle: 52,
    size: 22,
    hair: 'long',
    ground: '#dfe3ef',
    skin: '#f3d6bd',
    hairColor: '#1f1d1b',
    clothes: '#5a6aa5',
  },
  {
    ring: 2,
    angle: 112,
    size: 20,
    hair: 'bun',
    ground: '#d9e3cf',
    skin: '#f0cfb2',
    hairColor: '#2b2925',
    clothes: '#7d9a6a',
  },
]

/** Lit parts of the rings: from and to in degrees. */
const arcs = [
  { ring: 0, from: 225, to: 304, opacity: 1 },
  { ring: 1, from: 14, to: 70, opacity: 0.7 },
  { ring: 2, from: 205, to: 248, opacity: 0.5 },
] as const

const sparks = [
  { ring: 1, angle: 314, size: 5, seal: true },
  { ring: 2, angle: 10, size: 4, seal: false },
  { ring: 0, angle: 30, size: 4, seal: false },
  { ring: 2, angle: 160, size: 4, seal: true },
] as const

const radiusOf = (ring: number): number => rings[ring] ?? rings[0]
const at = (ring: number, angle: number) => {
  const radians = (angle * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    x: round(center + radiusOf(ring) * Math.cos(radians)),
    y: round(center + radiusOf(ring) * Math.sin(radians)),
  }
}

/** People on their orbits around what the current slide is about. Decoration: the words beside it say the same. */
export function Orbit({ slide, school, className }: { slide: number; school: boolean; className?: string }) {
  const clip = useId()
  const seal = school ? '#e0a63a' : '#dc5a43'
  return (
    <svg viewBox="20 20 560 560" className={className} aria-hidden="true">
      <clipPath id={clip}>
        <circle r="24" />
      </clipPath>
      <g fill="none" stroke="var(--brand-panel-ink)" strokeOpacity=".18" strokeWidth="1.25">
        {rings.map((radius) => (
          <circle key={radius} cx={center} cy={center} r={radius} />
        ))}
      </g>
      <g fill="none" stroke="var(--brand-panel-ink)" strokeWidth="2.5" strokeLinecap="round">
        {arcs.map(({ ring, from, to, opacity }) => {
          const [start, end] = [at(ring, from), at(ring, to)]
          const radius = radiusOf(ring)
          return (
            <path
              key={ring}
              d={`M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`}
              opacity={opacity}
            />
          )
        })}
      </g>
      {seats.map((seat) => {
        const { x, y } = at(seat.ring, seat.angle)
        return (
          <g key={`${seat.ring}-${seat.angle}`} transform={`translate(${x} ${y})`}>
            <circle r={seat.size + 5} fill="var(--brand-panel)" />
            <g transform={`scale(${seat.size / 24})`}>
              <Face {...seat} clip={clip} />
            </g>
          </g>
        )
      })}
      {sparks.map(({ ring, angle, size, seal: sealed }) => {
        const { x, y } = at(ring, angle)
        const look = sealed ? { fill: seal } : { fill: 'var(--brand-panel-ink)', opacity: 0.6 }
        return <circle key={`${ring}-${angle}`} cx={x} cy={y} r={size} {...look} />
      })}
      <OrbitCard slide={slide} accent={school ? '#36489f' : '#0f6450'} seal={seal} />
    </svg>
  )
}
