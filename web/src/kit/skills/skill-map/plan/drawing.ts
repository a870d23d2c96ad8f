import { type Area, type Size, type View, WORDS_FROM_ZOOM } from './view.ts'

/** Below it a picture is a speck and there would be a thousand of them: all skills become a few shapes. */
export const PICTURES_FROM_ZOOM = 0.4
/** Around what is in sight so much of a window is drawn as well, so that dragging draws anew only now and then. */
const SPARE = { words: 0.35, pictures: 0.2 } as const
/** Who zooms in leaves most of what is drawn outside: beyond this many windows across it is drawn anew. */
const MOST_WINDOWS_ACROSS = 4
const EVERYWHERE: Area = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 }

/** What of the map is drawn, and how closely. */
export type Drawing = {
  area: Area
  detail: 'words' | 'pictures' | 'shapes'
  /** From afar: what must be readable whatever the zoom is drawn larger by 1 / scale. It goes in steps, a half doubling each. */
  scale: number
}

/** The drawing for a view; the very same one while it will do. */
export function planDrawing(before: Drawing | null, view: View, window: Size): Drawing {
  const next = draw(view, window)
  if (!before || before.detail !== next.detail || before.scale !== next.scale) return next
  if (next.detail === 'shapes') return before
  const seen = findSeen(view, window)
  const isNear = before.area.width <= MOST_WINDOWS_ACROSS * seen.width
  return isNear && isInside(seen, before.area) ? before : next
}

function draw(view: View, window: Size): Drawing {
  if (view.zoom < PICTURES_FROM_ZOOM) {
    return { area: EVERYWHERE, detail: 'shapes', scale: 2 ** (Math.floor(2 * Math.log2(view.zoom)) / 2) }
  }
  const detail = view.zoom < WORDS_FROM_ZOOM ? 'pictures' : 'words'
  const spare = SPARE[detail]
  const { x, y, width, height } = findSeen(view, window)
  return {
    area: {
      x: x - spare * width,
      y: y - spare * height,
      width: (1 + 2 * spare) * width,
      height: (1 + 2 * spare) * height,
    },
    detail,
    scale: 1,
  }
}

function findSeen({ x, y, zoom }: View, window: Size): Area {
  return { x: -x / zoom, y: -y / zoom, width: window.width / zoom, height: window.height / zoom }
}

function isInside(inner: Area, outer: Area): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}
