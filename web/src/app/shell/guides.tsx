import { useLayoutEffect, useRef, useState } from 'react'
import styles from '#app/shell/guides.module.css'
import { useShellText } from '#app/shell/text.ts'
import { useSeen } from '#app/shell/use-guide.ts'
import { useIsPhone } from '#lib/media.ts'
import { Button } from '#ui/button.tsx'
import { useFocusTrap } from '#ui/focus.ts'

/** In this order; each points at the element that carries its name in data-guide. */
const steps = ['palette', 'rail', 'user'] as const

/** Beginner guides: shown once to each user and remembered by the server. They wait until nothing else asks for attention. */
export function Guides({ ready }: { ready: boolean }) {
  const { seen, markSeen } = useSeen()
  const phone = useIsPhone()
  const open = seen === undefined ? [] : steps.filter((step) => !seen.has(step))
  const [step] = open
  if (!ready || phone || !step) return null
  return (
    <Guide
      key={step}
      step={step}
      at={steps.length - open.length + 1}
      onNext={() => markSeen(step)}
      onSkip={() => markSeen(...open)}
    />
  )
}

interface Props {
  step: (typeof steps)[number]
  at: number
  onNext: () => void
  onSkip: () => void
}

function Guide({ step, at, onNext, onSkip }: Props) {
  const text = useShellText().guides
  const box = useRef<HTMLDivElement>(null)
  const place = usePlaceBeside(step)
  useFocusTrap(box, place !== undefined)
  if (!place) return null
  const last = at === steps.length
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={text[step].title}
      tabIndex={-1}
      className={styles.guide}
      style={place}
      onKeyDown={(event) => event.key === 'Escape' && onSkip()}
    >
      <h2 className={styles.title}>{text[step].title}</h2>
      <p className={styles.text}>{text[step].text}</p>
      <div className={styles.foot}>
        <span className={styles.step}>{text.step(at, steps.length)}</span>
        {!last && (
          <button type="button" className={styles.skip} onClick={onSkip}>
            {text.skip}
          </button>
        )}
        <Button size="small" data-autofocus onClick={onNext}>
          {last ? text.done : text.next}
        </Button>
      </div>
    </div>
  )
}

const width = 280
const gap = 12

/** Beside the element that the guide speaks of; gone where that element is not in the page. */
function usePlaceBeside(step: string): { left: number; top?: number; bottom?: number } | undefined {
  const [place, setPlace] = useState<{ left: number; top?: number; bottom?: number }>()
  useLayoutEffect(() => {
    const find = () => {
      const box = [...document.querySelectorAll(`[data-guide="${step}"]`)]
        .map((element) => element.getBoundingClientRect())
        .find((rect) => rect.width > 0)
      if (!box) setPlace(undefined)
      else if (step === 'palette') setPlace({ left: Math.max(gap, box.right - width), top: box.bottom + gap })
      else if (step === 'rail') setPlace({ left: box.right + gap, top: box.top + 56 })
      else setPlace({ left: box.right + gap + 4, bottom: Math.max(gap, window.innerHeight - box.bottom) })
    }
    find()
    // The view behind the bar may still be on its way.
    const watcher = new MutationObserver(find)
    watcher.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', find)
    return () => {
      watcher.disconnect()
      window.removeEventListener('resize', find)
    }
  }, [step])
  return place
}
