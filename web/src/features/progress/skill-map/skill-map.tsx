import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DrawnSkills } from './drawn-skills.tsx'
import { MapControls } from './map-controls.tsx'
import type { MapPlan } from './plan/lay-out-map.ts'
import {
  bringIntoView,
  centreOn,
  findDrawnArea,
  findStart,
  fitAll,
  keepInSight,
  leaveNoGap,
  type View,
  WORDS_FROM_ZOOM,
  ZOOM,
  zoomAt,
} from './plan/view.ts'
import { type ArrowKey, walk } from './plan/walk.ts'
import { useFrameSize } from './use-frame-size.ts'
import { useGestures } from './use-gestures.ts'

type SkillMapProps = {
  plan: MapPlan
  subject: string
  grade: number
  /** The skill that was looked for; the map goes there. */
  wanted: string | null
  isFull: boolean
  onToggleFull: () => void
  onOpen: (id: string) => void
}

export function SkillMap({ plan, subject, grade, wanted, isFull, onToggleFull, onOpen }: SkillMapProps) {
  const { t } = useTranslation('skills')
  const frame = useRef<HTMLDivElement>(null)
  const size = useFrameSize(frame)
  const start = plan.byId.get(wanted ?? '') ?? findStart(plan, grade)
  const [chosenView, setView] = useState<View | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const mustFocus = useRef(false)
  const firstView = size && start ? leaveNoGap(centreOn(start, ZOOM.first, size), plan, size) : null
  const view = chosenView ?? firstView
  const current = focused ?? start?.skill.id ?? null

  const change = useCallback(
    (next: (view: View) => View) =>
      setView((before) => {
        const from =
          before ?? (size && start ? leaveNoGap(centreOn(start, ZOOM.first, size), plan, size) : null)
        return from && size ? keepInSight(next(from), plan, size) : before
      }),
    [plan, size, start],
  )
  const { handlers, hasDragged } = useGestures(frame, isFull, change)

  useEffect(() => {
    const place = plan.byId.get(wanted ?? '')
    const box = frame.current
    if (!place || !box) return
    setFocused(place.skill.id)
    const room = { width: box.clientWidth, height: box.clientHeight }
    setView((before) =>
      leaveNoGap(centreOn(place, Math.max(before?.zoom ?? ZOOM.first, WORDS_FROM_ZOOM), room), plan, room),
    )
  }, [wanted, plan])

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
  const showAll = () => size && setView(fitAll(plan, size))
  const showMine = () => {
    const mine = findStart(plan, grade)
    if (mine && size) setView(leaveNoGap(centreOn(mine, ZOOM.first, size), plan, size))
  }

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoomBy(ZOOM.step)
    else if (event.key === '-') zoomBy(1 / ZOOM.step)
    else if (event.key === '0') showAll()
    else if (event.key.startsWith('Arrow') && current !== null) {
      const next = walk(plan, current, event.key as ArrowKey)
      if (next !== current) {
        mustFocus.current = true
        showFocused(next)
      }
    } else return
    event.preventDefault()
  }

  function dropClickOfDrag(event: MouseEvent) {
    if (!hasDragged()) return
    event.stopPropagation()
    event.preventDefault()
  }

  const area = view && size && findDrawnArea(view, size)
  return (
    <div className="relative h-full min-h-0">
      <div
        ref={frame}
        role="application"
        aria-label={t('map.label', { subject })}
        aria-describedby="skill-map-keys"
        onKeyDown={handleKey}
        onClickCapture={dropClickOfDrag}
        {...handlers}
        className="relative h-full cursor-grab touch-none select-none overflow-clip rounded-card border border-border bg-sunken active:cursor-grabbing"
      >
        {view && area && (
          <div
            className="absolute top-0 left-0 origin-top-left"
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
          >
            <DrawnSkills
              plan={plan}
              left={area.x}
              top={area.y}
              width={area.width}
              height={area.height}
              hasWords={view.zoom >= WORDS_FROM_ZOOM}
              current={current}
              onOpen={onOpen}
              onFocus={showFocused}
            />
          </div>
        )}
      </div>
      <p id="skill-map-keys" className="sr-only">
        {t('map.keys')}
      </p>
      <MapControls
        isFull={isFull}
        onZoomIn={() => zoomBy(ZOOM.step)}
        onZoomOut={() => zoomBy(1 / ZOOM.step)}
        onShowAll={showAll}
        onShowMine={showMine}
        onToggleFull={onToggleFull}
      />
    </div>
  )
}
