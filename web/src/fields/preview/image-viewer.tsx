import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { thumbnailOf } from '#fields/files/addresses.ts'
import { fitted, held, larger, rotated, scaleOf, smaller, type View, zoomed } from '#fields/preview/image-view.ts'
import styles from '#fields/preview/image-viewer.module.css'
import { Failed, type ViewerProps, Waiting } from '#fields/preview/states.tsx'
import { usePreviewText } from '#fields/preview/text.ts'
import { Tool, Tools } from '#fields/preview/tools.tsx'
import { useFrame } from '#fields/preview/use-frame.ts'
import { useImageHand } from '#fields/preview/use-image-hand.ts'
import { Button } from '#ui/button.tsx'

/** Beyond this a picture is shown within 2000 × 2000: the browser would need its pixels in memory. */
const wholeBytes = 20 * 1024 * 1024
const nudge = 60
/** A drawing that names no size of its own. */
const unsized = 512

/**
 * A picture: wheel, fingers, buttons and keys zoom it, it can be dragged and turned. It stands in an <img>, where even a
 * drawing with scripts (SVG) is nothing but a picture.
 */
export function ImageViewer({ file, onRetry }: ViewerProps) {
  const text = usePreviewText()
  const [view, setView] = useState<View>(fitted)
  const [picture, setPicture] = useState<{ width: number; height: number }>()
  const [failed, setFailed] = useState(false)
  const box = useRef<HTMLElement>(null)
  const frame = useFrame(box)
  const size = picture ?? { width: 0, height: 0 }
  const scale = scaleOf(view, size, frame)
  const zoom = (by: number, point?: { x: number; y: number }) => setView((now) => zoomed(now, by, size, frame, point))
  const move = (dx: number, dy: number) => setView((now) => held({ ...now, x: now.x + dx, y: now.y + dy }, size, frame))
  const hand = useImageHand(box, { onMove: move, onZoom: zoom })
  useImageKeys({ zoom, move, set: setView, zoomedIn: view.scale !== undefined })
  if (failed) return <Failed title={text.failed.image} onRetry={onRetry} />
  const large = file.size > wholeBytes
  const actual = () => setView((now) => held({ ...now, scale: 1 }, size, frame))
  return (
    <>
      {!picture && <Waiting />}
      <Tools>
        <Tool icon="zoomOut" label={text.tools.zoomOut} onClick={() => zoom(smaller)} />
        <Button kind="text" size="small" title={text.tools.zoom(percent(scale))} onClick={actual}>
          {percent(scale)}%
        </Button>
        <Tool icon="zoomIn" label={text.tools.zoomIn} onClick={() => zoom(larger)} />
        <Tool icon="fit" label={text.tools.fit} onClick={() => setView((now) => ({ ...fitted, turns: now.turns }))} />
        <Tool icon="rotate" label={text.tools.rotate} onClick={() => setView(rotated)} />
      </Tools>
      <section
        ref={box}
        className={styles.frame}
        aria-label={file.name}
        data-zoomed={view.scale !== undefined || undefined}
        hidden={!picture}
        onDoubleClick={() =>
          view.scale === undefined ? actual() : setView((now) => ({ ...fitted, turns: now.turns }))
        }
        {...hand}
      >
        <img
          className={styles.picture}
          src={large ? (thumbnailOf(file, 'original') ?? file.url) : file.url}
          alt={file.name}
          draggable={false}
          style={{
            width: size.width * scale,
            height: size.height * scale,
            transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) rotate(${view.turns * 90}deg)`,
          }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setPicture({ width: width || unsized, height: height || unsized })
          }
          onError={() => setFailed(true)}
        />
      </section>
    </>
  )
}

const percent = (scale: number): number => Math.round(scale * 100)

interface Keys {
  zoom: (by: number) => void
  move: (dx: number, dy: number) => void
  set: (change: (view: View) => View) => void
  zoomedIn: boolean
}

/** + − 0 1 R, and the arrows with Shift: wherever the focus is in the dialog. */
function useImageKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { zoom, move, set } = latest.current
      const deeds: Partial<Record<KeyboardEvent['key'], () => void>> = {
        '+': () => zoom(larger),
        '=': () => zoom(larger),
        '-': () => zoom(smaller),
        '0': () => set(({ turns }) => ({ ...fitted, turns })),
        '1': () => set((now) => ({ ...now, scale: 1 })),
        r: () => set(rotated),
        R: () => set(rotated),
        ...(event.shiftKey && {
          ArrowLeft: () => move(nudge, 0),
          ArrowRight: () => move(-nudge, 0),
          ArrowUp: () => move(0, nudge),
          ArrowDown: () => move(0, -nudge),
        }),
      }
      const deed = deeds[event.key]
      if (!deed) return
      event.preventDefault()
      deed()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
