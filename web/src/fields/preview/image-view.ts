/** How a picture lies in its frame. Without a scale it fits the frame. */
export interface View {
  scale?: number | undefined
  /** Quarter turns to the right. */
  turns: number
  /** From the middle of the frame, in pixels. */
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

export const fitted: View = { turns: 0, x: 0, y: 0 }
const least = 0.05
const most = 16
const step = 1.25

const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** A small picture is not blown up to fit. */
export function fitScale(picture: Size, frame: Size, turns: number): number {
  const { width, height } = turned(picture, turns)
  if (width <= 0 || height <= 0) return 1
  return Math.min(1, frame.width / width, frame.height / height)
}

export const scaleOf = (view: View, picture: Size, frame: Size): number =>
  view.scale ?? fitScale(picture, frame, view.turns)

/** No further than until its edge meets the edge of the frame; what fits stays in the middle. */
export function held(view: View, picture: Size, frame: Size): View {
  const scale = scaleOf(view, picture, frame)
  const { width, height } = turned(picture, view.turns)
  const within = (at: number, size: number, room: number) => {
    const free = Math.max(0, (size * scale - room) / 2)
    return Math.max(-free, Math.min(free, at))
  }
  return { ...view, x: within(view.x, width, frame.width), y: within(view.y, height, frame.height) }
}

/** Larger or smaller by a factor; what lies under the point (from the middle of the frame) stays there. */
export function zoomed(view: View, by: number, picture: Size, frame: Size, point = { x: 0, y: 0 }): View {
  const before = scaleOf(view, picture, frame)
  const scale = Math.max(least, Math.min(most, before * by))
  const ratio = scale / before
  const x = point.x - (point.x - view.x) * ratio
  const y = point.y - (point.y - view.y) * ratio
  return held({ ...view, scale, x, y }, picture, frame)
}

export const larger = step
export const smaller = 1 / step
export const rotated = (view: View): View => ({ turns: (view.turns + 1) % 4, x: 0, y: 0, scale: view.scale })
