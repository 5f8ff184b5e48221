import type { Place } from '@cohort/contract/fields/location'
import { limits } from '@cohort/contract/limits'
import { geocode, listDivisions } from '@cohort/contract/maps'
import { type KeyboardEvent, useState } from 'react'
import places from '#fields/location.module.css'
import { useLocationText } from '#fields/location-text.ts'
import { useDebounced } from '#lib/debounce.ts'
import { useCall } from '#lib/query.ts'
import { Icon } from '#ui/icon.tsx'
import { Ghost } from '#ui/skeleton.tsx'

interface Props {
  place: Place
  /** What is being typed; nothing: the divisions are shown. */
  typed: string
  /** `done`: nothing finer is left to choose. */
  onChoose: (place: Place, done: boolean) => void
  onClose: () => void
}

const home = '中国'

/** Below the box: what the typed word may mean, or province, city and district side by side. */
export function LocationPanel(props: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from one button in it to the next
    <div data-places className={places.panel} onKeyDown={move}>
      {props.typed ? <Hits {...props} /> : <Divisions {...props} />}
    </div>
  )
}

function Hits({ typed, onChoose, onClose }: Props) {
  const text = useLocationText()
  const address = useDebounced(typed, limits.userSearchRestMs)
  const found = useCall(geocode, { query: { address } }, { inPlace: true, staleTime: 300_000 })
  return (
    <ul className={places.hits} aria-busy={found.isFetching}>
      {found.data?.places.map(({ code, name, place, level }) => (
        <li key={code}>
          <button type="button" data-stop onClick={() => onChoose(partsOf(place), true)}>
            <Icon name="pin" size={14} />
            <span>{name}</span>
            <small>{text.levels[level]}</small>
          </button>
        </li>
      ))}
      <li>
        <button type="button" data-stop onClick={onClose}>
          <Icon name="pencil" size={14} />
          <span>{text.asTyped(typed)}</span>
        </button>
      </li>
    </ul>
  )
}

const partsOf = ({ province, city, district }: Place): Place => ({
  country: home,
  ...(province && { province }),
  ...(city && { city }),
  ...(district && { district }),
})

function Divisions({ place, onChoose }: Props) {
  const text = useLocationText()
  const { data } = useCall(listDivisions, {}, { inPlace: true, staleTime: Number.POSITIVE_INFINITY })
  const [province, setProvince] = useState(place.province)
  const [city, setCity] = useState(place.city)
  if (!data) return <Waiting />
  const cities = data.divisions.find(([name]) => name === province)?.[1] ?? []
  const districts = cities.find(([name]) => name === city)?.[1] ?? []
  return (
    <div className={places.columns}>
      <Column
        label={text.levels.province}
        names={data.divisions.map(([name]) => name)}
        chosen={province}
        onChoose={(name) => {
          const below = data.divisions.find(([one]) => one === name)?.[1] ?? []
          // A city that is a province has one city, itself: its districts come at once.
          const only = below.length === 1 ? below[0]?.[0] : undefined
          setProvince(name)
          setCity(only)
          onChoose(partsOf({ province: name, city: only }), below.length === 0)
        }}
      />
      <Column
        label={text.levels.city}
        names={cities.map(([name]) => name)}
        chosen={city}
        onChoose={(name) => {
          setCity(name)
          const below = cities.find(([one]) => one === name)?.[1] ?? []
          onChoose(partsOf({ province, city: name }), below.length === 0)
        }}
      />
      <Column
        label={text.levels.district}
        names={districts}
        chosen={place.district}
        onChoose={(district) => onChoose(partsOf({ province, city, district }), true)}
      />
    </div>
  )
}

function Waiting() {
  return (
    <div className={places.columns}>
      {[1, 2, 3].map((column) => (
        <div key={column} className={places.column}>
          <Ghost width={80} />
          <Ghost width={64} />
          <Ghost width={72} />
        </div>
      ))}
    </div>
  )
}

interface ColumnProps {
  label: string
  names: readonly string[]
  chosen: string | undefined
  onChoose: (name: string) => void
}

function Column({ label, names, chosen, onChoose }: ColumnProps) {
  return (
    <fieldset className={places.column}>
      <legend>{label}</legend>
      {names.map((name) => (
        <button key={name} type="button" data-stop aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}

/** Up and down within a column, left and right between them. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const now = document.activeElement
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const group = now?.closest('fieldset, ul')
  if (!(now instanceof HTMLElement) || !group) return
  const stops = [...group.querySelectorAll<HTMLElement>('[data-stop]')]
  if (by) {
    event.preventDefault()
    stops[Math.max(0, Math.min(stops.length - 1, stops.indexOf(now) + by))]?.focus()
  }
  const side = { ArrowRight: group.nextElementSibling, ArrowLeft: group.previousElementSibling }[event.key]
  if (!side) return
  event.preventDefault()
  const [first] = side.querySelectorAll<HTMLElement>('[aria-pressed=true], [data-stop]')
  first?.focus()
}
