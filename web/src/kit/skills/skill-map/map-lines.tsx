import { memo } from 'react'
import { BOX, type MapPlan, type PlacedSkill } from './plan/lay-out-map.ts'

type MapLinesProps = {
  plan: MapPlan
  drawn: readonly PlacedSkill[]
  /** Its own lines stand out. */
  current: string | null
  /** From afar lines are drawn wider, to be seen at all. */
  scale: number
}

/** From so far all lines together are a grey haze: only the current skill's own ones say something. */
const ALL_LINES_FROM_SCALE = 0.25

/** From each skill to what builds on it: three paths hold all lines, whatever their number. */
export const MapLines = memo(function MapLines({ plan, drawn, current, scale }: MapLinesProps) {
  const near = new Set<string>()
  const across = new Set<string>()
  const own = new Set<string>()
  for (const place of drawn) {
    const { id, after } = place.skill
    for (const before of after) addLine(plan.byId.get(before), place)
    for (const next of plan.leadsTo.get(id) ?? []) addLine(place, plan.byId.get(next))
  }
  function addLine(from: PlacedSkill | undefined, to: PlacedSkill | undefined) {
    if (!from || !to) return
    const isOwn = from.skill.id === current || to.skill.id === current
    const others = from.row === to.row ? near : across
    ;(isOwn ? own : others).add(traceLine(from, to))
  }
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 overflow-visible"
      width={plan.width}
      height={plan.height}
      fill="none"
    >
      {scale >= ALL_LINES_FROM_SCALE && (
        <g stroke="var(--border-strong)" strokeWidth={scale === 1 ? 1.5 : 0.6 / scale}>
          <path d={[...near].join('')} opacity={0.55} />
          <path d={[...across].join('')} opacity={0.2} />
        </g>
      )}
      <path d={[...own].join('')} stroke="var(--brand)" strokeWidth={scale === 1 ? 3.5 : 1.5 / scale} />
    </svg>
  )
})

function traceLine(from: PlacedSkill, to: PlacedSkill): string {
  const [x1, y1] = [from.x + BOX.width, from.y + BOX.height / 2]
  const [x2, y2] = [to.x, to.y + BOX.height / 2]
  const bend = Math.max(28, Math.abs(x2 - x1) / 2)
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
}
