import { LocateFixed, Maximize2, Minimize2, Minus, Plus, Scan } from 'lucide-react'
import {
  type KeyboardEvent,
  type RefObject,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { IsOwnMap } from '../is-own-map.ts'
import { DrawnSkills } from './drawn-skills.tsx'
import { type Drawing, PICTURES_FROM_ZOOM, planDrawing } from './plan/drawing.ts'
import type { MapPlan, PlacedSkill } from './plan/lay-out-map.ts'
import {
  bringIntoView,
  centerOn,
  findStart,
  fitAll,
  keepInSight,
  leaveNoGap,
  type Place,
  type Point,
  placeOf,
  type Size,
  type View,
  viewOf,
  WORDS_FROM_ZOOM,
  ZOOM,
  zoomAt,
} from './plan/view.ts'
import { isWalkKey, walk } from './plan/walk.ts'
import { useGestures } from './use-gestures.ts'

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
function useMapView({ layer, plan, size, start, last }: MapView) {
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
    else if (start) view.current = leaveNoGap(centerOn(start, ZOOM.first, size), plan, size)
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

type SkillMapProps = {
  plan: MapPlan
  subject: string
  grade: number
  /** The skill that was looked for; the map goes there. */
  wanted: string | null
  /** Where the map was last looked at. */
  last: RefObject<Place | null>
  isFull: boolean
  onToggleFull: () => void
  onOpen: (id: string) => void
}

export function SkillMap(props: SkillMapProps) {
  const { plan, subject, grade, wanted, last, isFull, onToggleFull, onOpen } = props
  const { t } = useTranslation('skills')
  const isOwn = use(IsOwnMap)
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const size = useFrameSize(frame)
  const start = plan.byId.get(wanted ?? '') ?? findStart(plan, grade)
  const [focused, setFocused] = useState<string | null>(null)
  const mustFocus = useRef(false)
  const current = focused ?? start?.skill.id ?? null
  const { drawing, change } = useMapView({ layer, plan, size, start, last })

  useEffect(() => {
    const place = plan.byId.get(wanted ?? '')
    if (!place || !size) return
    setFocused(place.skill.id)
    change(({ zoom }) => leaveNoGap(centerOn(place, Math.max(zoom, WORDS_FROM_ZOOM), size), plan, size))
  }, [wanted, plan, size, change])

  useEffect(() => {
    if (!mustFocus.current || current === null) return
    mustFocus.current = false
    frame.current
      ?.querySelector<HTMLElement>(`[data-skill="${CSS.escape(current)}"]`)
      ?.focus({ preventScroll: true })
  }, [current])

  const showFocused = useCallback(
    (id: string) => {
      setFocused(id)
      const place = plan.byId.get(id)
      if (place && size) change((from) => bringIntoView(from, place, size))
    },
    [plan, size, change],
  )

  const middle = { x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 }
  const zoomBy = (factor: number) => change((from) => zoomAt(from, middle, factor))
  const showAll = () => size && change(() => fitAll(plan, size))
  const showMine = () => {
    const mine = findStart(plan, grade)
    if (mine && size) change(() => leaveNoGap(centerOn(mine, ZOOM.first, size), plan, size))
  }
  /** From afar a press leads nearer, to where words can be read. */
  const approach = (at: Point) =>
    change((from) => (from.zoom < PICTURES_FROM_ZOOM ? zoomAt(from, at, ZOOM.first / from.zoom) : from))
  const gestures = useGestures({ frame, isFull, change, onTap: approach })
  const controls = [
    {
      name: 'full',
      label: isFull ? t('map.leaveFull') : t('map.full'),
      icon: isFull ? <Minimize2 /> : <Maximize2 />,
      onClick: onToggleFull,
    },
    {
      name: 'mine',
      label: isOwn ? t('map.mine') : t('student.mine'),
      icon: <LocateFixed />,
      onClick: showMine,
    },
    { name: 'fit', label: t('map.fit'), icon: <Scan />, onClick: showAll },
    { name: 'in', label: t('map.zoomIn'), icon: <Plus />, onClick: () => zoomBy(ZOOM.step) },
    { name: 'out', label: t('map.zoomOut'), icon: <Minus />, onClick: () => zoomBy(1 / ZOOM.step) },
  ]

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomBy(ZOOM.step)
    else if (event.key === '-') zoomBy(1 / ZOOM.step)
    else if (event.key === '0') showAll()
    else if (isWalkKey(event.key) && current !== null) {
      const next = walk(plan, current, event.key)
      if (next !== current) {
        mustFocus.current = true
        showFocused(next)
      }
    } else return
    event.preventDefault()
  }

  return (
    <div className="@container relative flex h-full min-h-0 flex-col gap-2">
      <div className="relative min-h-0 flex-1">
        <div
          ref={frame}
          role="application"
          aria-label={t('map.label', { subject })}
          aria-describedby="skill-map-keys"
          onKeyDown={handleKey}
          {...gestures}
          className="relative h-full cursor-grab touch-none select-none overflow-clip rounded-card border border-border bg-sunken active:cursor-grabbing"
        >
          <div ref={layer} className="absolute top-0 left-0 origin-top-left">
            {drawing && (
              <DrawnSkills
                plan={plan}
                drawing={drawing}
                current={current}
                onOpen={onOpen}
                onFocus={showFocused}
              />
            )}
          </div>
        </div>
      </div>
      <p id="skill-map-keys" className="sr-only">
        {t('map.keys')}
      </p>
      {/* Over the map where it is wide, below it where they would hide a column. */}
      <div className="flex justify-center gap-2 @lg:absolute @lg:right-2 @lg:bottom-2 @lg:flex-col">
        {controls.map(({ name, ...control }) => (
          <IconButton key={name} variant="outline" {...control} />
        ))}
      </div>
    </div>
  )
}

/** The size of an element as it is now; null until it has been measured. */
function useFrameSize(frame: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return size
}
