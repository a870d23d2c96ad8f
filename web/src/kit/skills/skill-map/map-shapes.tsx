import { memo } from 'react'
import { SkillLevel } from '#contract/skills.ts'
import { BOX, type MapPlan, type PlacedSkill } from './plan/lay-out-map.ts'

/** How much of a box is filled, from its left edge, so that levels differ without colour as well. */
const FILLED: Record<SkillLevel, number> = {
  new: 0,
  learning: 0.35,
  practised: 0.65,
  mastered: 1,
  needsRefresh: 0.5,
}

const FILL: Record<SkillLevel, string> = {
  new: 'none',
  learning: 'var(--cyan-ink)',
  practised: 'var(--purple-ink)',
  mastered: 'var(--emerald-ink)',
  needsRefresh: 'var(--amber-ink)',
}

/** The map from afar: a few paths hold all boxes, whatever their number. */
export const MapShapes = memo(function MapShapes({ plan, scale }: { plan: MapPlan; scale: number }) {
  const draw = (places: readonly PlacedSkill[], trace: (place: PlacedSkill) => string) =>
    places.map(trace).join('')
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 overflow-visible"
      width={plan.width}
      height={plan.height}
    >
      <path
        d={draw(plan.placed, (place) => traceBox(place, BOX.width))}
        fill="var(--surface)"
        stroke="var(--border-strong)"
        strokeWidth={0.5 / scale}
      />
      {SkillLevel.options.map((level) => (
        <path
          key={level}
          d={draw(
            plan.placed.filter(({ skill }) => skill.level === level),
            (place) => traceFill(place, level),
          )}
          fill={FILL[level]}
        />
      ))}
      <path
        d={draw(
          plan.placed.filter(({ skill }) => skill.isNext),
          (place) => traceMark(place, scale),
        )}
        fill="var(--brand)"
        stroke="var(--surface)"
        strokeWidth={1 / scale}
      />
    </svg>
  )
})

function traceBox({ x, y }: PlacedSkill, width: number): string {
  return `M${x} ${y}h${width}v${BOX.height}h${-width}z`
}

function traceFill(place: PlacedSkill, level: SkillLevel): string {
  const width = FILLED[level] * BOX.width
  const x = level === 'needsRefresh' ? place.x + BOX.width - width : place.x
  return width === 0 ? '' : traceBox({ ...place, x }, width)
}

/** A pennant at the upper corner, as large on the screen from any height, but never larger than its box. */
function traceMark({ x, y }: PlacedSkill, scale: number): string {
  const side = Math.min(5 / scale, 0.8 * BOX.height)
  return `M${x + BOX.width - side} ${y - side / 2}h${side}v${side}z`
}
