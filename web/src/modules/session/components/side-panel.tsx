import { limits } from '@cohort/contract/limits'
import { type CSSProperties, useState } from 'react'
import { Orbit } from '#modules/session/components/orbit.tsx'
import styles from '#modules/session/components/side-panel.module.css'
import { useSessionText } from '#modules/session/text.ts'

/**
 * The three intro slides (spec 1 §2). The mark that fills up is the clock: when its animation ends the next slide comes,
 * so hovering, focus and reduced motion pause the clock by pausing the animation.
 */
export function SidePanel({ school, children }: { school: boolean; children: React.ReactNode }) {
  const text = useSessionText()
  const slides = school ? text.panel.schoolSlides : text.panel.slides
  const [current, setCurrent] = useState(0)
  const slide = slides[current] ?? slides[0]
  const interval = school ? limits.brandedCarouselMs : limits.carouselMs
  return (
    <section
      className={styles.panel}
      aria-roledescription="carousel"
      aria-label={text.panel.label}
      style={{ '--interval': `${interval}ms` } as CSSProperties}
    >
      {children}
      <div className={styles.picture}>
        <Orbit slide={current} school={school} className={styles.orbit} />
      </div>
      <div key={current} className={styles.words}>
        <h2>{slide?.title}</h2>
        <p>{slide?.text}</p>
      </div>
      <div className={styles.marks}>
        {slides.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            className={index === current ? styles.current : styles.mark}
            aria-label={text.panel.goTo(index + 1, title)}
            aria-current={index === current}
            onClick={() => setCurrent(index)}
          >
            <i onAnimationEnd={() => setCurrent((current + 1) % slides.length)} />
          </button>
        ))}
        <span className={styles.position}>{text.panel.position(current + 1, slides.length)}</span>
      </div>
    </section>
  )
}
