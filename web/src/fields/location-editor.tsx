import { type Place, placeText } from '@cohort/contract/fields/location'
import { useRef, useState } from 'react'
import styles from '#fields/editor.module.css'
import type { EditorProps } from '#fields/editor.tsx'
import places from '#fields/location.module.css'
import { LocationPanel } from '#fields/location-panel.tsx'
import { useLocationText } from '#fields/location-text.ts'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import { Icon } from '#ui/icon.tsx'
import { Popover } from '#ui/popover.tsx'

const isPlace = (value: unknown): value is Place => typeof value === 'object' && value !== null && !Array.isArray(value)
const nothing = (place: Place): boolean => Object.values(place).every((part) => !part)

/** The panel never covers the box that it belongs to. */
const panelHeight = 320
const roomBelow = (box: HTMLElement | null): boolean =>
  !box || box.getBoundingClientRect().bottom + panelHeight < window.innerHeight

interface BoxProps {
  place: Place
  onChange: (place: Place | null) => void
  label: string
  autoFocus?: boolean | undefined
  /** A place was chosen to the end. */
  onDone?: () => void
}

/**
 * Typed or chosen: what is typed is looked for in names, pinyin and initials, and taken as a city where nobody knows it;
 * without a word it goes from province to city to district.
 */
function PlaceBox({ place, onChange, label, autoFocus, onDone }: BoxProps) {
  const text = useLocationText()
  const locale = useLocale()
  const phone = useIsPhone()
  const box = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const { address: _, ...division } = place
  const shown = typed ?? (nothing(division) ? '' : placeText(division, locale))
  const keep = (next: Place) => onChange(nothing(next) ? null : next)
  const type = (words: string) => {
    setTyped(words)
    setOpen(true)
    const city = words.trim()
    keep({ ...(city && { city }), ...(place.address && { address: place.address }) })
  }
  const choose = (next: Place, done: boolean) => {
    setTyped(undefined)
    keep({ ...next, ...(place.address && { address: place.address }) })
    if (!done) return
    setOpen(false)
    box.current?.focus()
    onDone?.()
  }
  return (
    <span className={places.box}>
      <input
        ref={box}
        className={styles.input}
        aria-label={label}
        // biome-ignore lint/a11y/noAutofocus: it was opened by the click that wants to write in it
        autoFocus={autoFocus}
        autoComplete="off"
        maxLength={100}
        placeholder={text.placeholder}
        value={shown}
        onClick={() => setOpen(true)}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          // What is typed is taken; the form is not sent by the same key.
          if (event.key === 'Enter' && open) {
            event.preventDefault()
            setOpen(false)
          }
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          if (open) document.querySelector<HTMLElement>('[data-places] [data-stop]')?.focus()
          else setOpen(true)
        }}
      />
      <Icon name="pin" size={16} className={places.pin} />
      {open && (
        <Popover
          anchor={box}
          label={text.panel}
          width={420}
          placement={roomBelow(box.current) ? 'bottomStart' : 'topStart'}
          sheet={phone}
          onClose={() => setOpen(false)}
        >
          {phone && (
            // The sheet covers the box: what is typed stands in it once more.
            <div className={places.again}>
              <input
                className={styles.input}
                aria-label={text.placeholder}
                placeholder={text.placeholder}
                maxLength={100}
                value={shown}
                onChange={({ target }) => type(target.value)}
              />
            </div>
          )}
          <LocationPanel
            place={division}
            typed={typed?.trim() ?? ''}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Popover>
      )}
    </span>
  )
}

/** A place of any depth; once there is a district, what of the address is below it. */
export function LocationEditor({ value, onChange, label, autoFocus }: EditorProps) {
  const text = useLocationText()
  const place = isPlace(value) ? value : {}
  return (
    <span className={places.editor}>
      <PlaceBox place={place} onChange={onChange} label={label} autoFocus={autoFocus} />
      {(place.district || place.address !== undefined) && (
        <input
          className={styles.input}
          aria-label={text.address}
          placeholder={text.addressHint}
          maxLength={300}
          value={place.address ?? ''}
          onChange={({ target }) => {
            const { address: _, ...rest } = place
            const next = target.value === '' ? rest : { ...rest, address: target.value }
            onChange(nothing(next) ? null : next)
          }}
        />
      )}
    </span>
  )
}

/** Several places, one after the other. */
export function LocationArrayEditor({ value, onChange, label, autoFocus }: EditorProps) {
  const text = useLocationText()
  const locale = useLocale()
  const chosen = Array.isArray(value) ? (value as Place[]) : []
  const [next, setNext] = useState<Place>({})
  const [round, setRound] = useState(0)
  const add = (place: Place) => {
    const known = chosen.some((one) => placeText(one, locale) === placeText(place, locale))
    if (!nothing(place) && !known) onChange([...chosen, place])
    setNext({})
    setRound(round + 1)
  }
  return (
    <span className={places.editor}>
      {chosen.length > 0 && (
        <span className={places.chips}>
          {chosen.map((place) => {
            const name = placeText(place, locale)
            return (
              <span key={name} className={places.chip}>
                {name}
                <button
                  type="button"
                  aria-label={text.remove(name)}
                  onClick={() => onChange(chosen.filter((one) => one !== place))}
                >
                  <Icon name="close" size={14} />
                </button>
              </span>
            )
          })}
        </span>
      )}
      <span className={places.add}>
        <PlaceBox
          key={round}
          place={next}
          label={label}
          autoFocus={autoFocus && round === 0}
          onChange={(place) => {
            // A district is chosen to the end: it is taken at once. What is typed waits for the button.
            if (place?.district) add(place)
            else setNext(place ?? {})
          }}
        />
        <button type="button" className={places.plus} disabled={nothing(next)} onClick={() => add(next)}>
          {text.add}
        </button>
      </span>
    </span>
  )
}
