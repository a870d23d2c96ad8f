import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Drawing, planDrawing } from './plan/drawing.ts'
import type { MapPlan, PlacedSkill } from './plan/lay-out-map.ts'
import {
  centreOn,
  keepInSight,
  leaveNoGap,
  type Place,
  placeOf,
  type Size,
  type View,
  viewOf,
  ZOOM,
} from './plan/view.ts'

/** After so long without a move the picture of the map is let go. */
const SETTLE_MS = 160

type MapView = {
  layer: RefObject<HTMLDivElement | null>
  plan: MapPlan
  size: Size | null
  start: PlacedSkill | undefined
  /** Where the map was last looked at; outlives the map, which is made anew when it fills the screen. */
  last: RefObject<Place | null>
}

/**
 * Where the map stands. Moving it only changes the transform of one element, at most once a frame; React draws anew when
 * the part or the detail to be drawn changes.
 */
export function useMapView({ layer, plan, size, start, last }: MapView) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const view = useRef<View | null>(null)
  const drawn = useRef<Drawing | null>(null)
  const frame = useRef(0)
  const settling = useRef(0)

  const show = useCallback(() => {
    frame.current = 0
    const [element, now] = [layer.current, view.current]
    if (!element || !now || !size) return
    element.style.transform = `translate(${now.x}px, ${now.y}px) scale(${now.zoom})`
    const next = planDrawing(drawn.current, now, size)
    if (next === drawn.current) return
    const isFirst = drawn.current === null
    drawn.current = next
    if (isFirst) setDrawing(next)
    else startTransition(() => setDrawing(next))
  }, [layer, size])

  /** While it is dragged the browser moves a picture of the map. Zoomed, that picture would be too large, or blurred. */
  const keepPicture = useCallback(
    (isDragged: boolean) => {
      const element = layer.current
      if (!element) return
      element.style.willChange = isDragged ? 'transform' : 'auto'
      clearTimeout(settling.current)
      settling.current = window.setTimeout(() => {
        element.style.willChange = 'auto'
      }, SETTLE_MS)
    },
    [layer],
  )

  const change = useCallback(
    (next: (view: View) => View) => {
      if (!view.current || !size) return
      const before = view.current
      view.current = keepInSight(next(before), plan, size)
      last.current = placeOf(view.current, size)
      keepPicture(view.current.zoom === before.zoom)
      frame.current ||= requestAnimationFrame(show)
    },
    [plan, size, last, keepPicture, show],
  )

  useLayoutEffect(() => {
    if (!size) return
    if (last.current) view.current = keepInSight(viewOf(last.current, size), plan, size)
    else if (start) view.current = leaveNoGap(centreOn(start, ZOOM.first, size), plan, size)
    show()
  }, [plan, size, start, last, show])

  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current)
      clearTimeout(settling.current)
    },
    [],
  )

  return { drawing, change }
}
