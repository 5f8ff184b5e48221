interface Colors {
  accent: string
  seal: string
}

const paper = '#f4efe3'
const ink = '#2a2a26'
const pale = '#b9b19e'
const track = '#d8d0bd'

/** The card in the middle of the orbits: a scored match, someone found again, or a line of stages. */
export function OrbitCard({ slide, ...colors }: Colors & { slide: number }) {
  const Content = [Scored, FoundAgain, Stages][slide] ?? Scored
  return (
    <g>
      <rect x="236" y="262" width="128" height="78" rx="12" fill={paper} />
      <Content {...colors} />
    </g>
  )
}

function Scored({ accent, seal }: Colors) {
  return (
    <>
      <circle cx="258" cy="284" r="8" fill={seal} />
      <rect x="274" y="277" width="66" height="6" rx="3" fill={ink} />
      <rect x="274" y="288" width="42" height="4" rx="2" fill={pale} />
      {[252, 264, 276, 288].map((x) => (
        <rect key={x} x={x} y="310" width="8" height="16" rx="2" fill={x === 288 ? track : accent} />
      ))}
      <text x="346" y="324" fontSize="17" fontWeight="650" fill={accent} textAnchor="end">
        87
      </text>
    </>
  )
}

function FoundAgain({ accent, seal }: Colors) {
  return (
    <>
      <g fill="none" stroke={accent} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M262 285a18 18 0 1 1-3.2 19" />
        <path d="M261 275v10.5h10.5" />
        <path d="M276 291v9l6 4" />
      </g>
      <rect x="304" y="288" width="44" height="6" rx="3" fill={ink} />
      <rect x="304" y="300" width="30" height="4" rx="2" fill={pale} />
      <circle cx="308" cy="317" r="4" fill={seal} />
      <rect x="317" y="315" width="24" height="4" rx="2" fill={pale} />
    </>
  )
}

function Stages({ accent, seal }: Colors) {
  return (
    <>
      <rect x="252" y="277" width="58" height="6" rx="3" fill={ink} />
      <rect x="252" y="288" width="36" height="4" rx="2" fill={pale} />
      <path d="M258 317h60" stroke={accent} strokeWidth="3" />
      <path d="M318 317h24" stroke={track} strokeWidth="3" />
      {[258, 288].map((x) => (
        <circle key={x} cx={x} cy="317" r="6" fill={accent} />
      ))}
      <circle cx="318" cy="317" r="7.5" fill={seal} stroke={paper} strokeWidth="3" />
      <circle cx="343" cy="317" r="5" fill={paper} stroke={track} strokeWidth="3" />
    </>
  )
}
