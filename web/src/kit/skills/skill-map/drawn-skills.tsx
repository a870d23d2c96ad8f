import { memo } from 'react'
import { GradeHeading } from './grade-heading.tsx'
import { MapLines } from './map-lines.tsx'
import { MapShapes } from './map-shapes.tsx'
import type { Drawing } from './plan/drawing.ts'
import { BOX, type MapPlan } from './plan/lay-out-map.ts'
import { isWithin } from './plan/view.ts'
import { SkillBox } from './skill-box.tsx'

type DrawnSkillsProps = {
  plan: MapPlan
  drawing: Drawing
  current: string | null
  onOpen: (id: string) => void
  onFocus: (id: string) => void
}

/** The map as far as it is drawn. From afar the one box that has the focus is all that is left of a thousand. */
export const DrawnSkills = memo(function DrawnSkills({
  plan,
  drawing: { area, detail, scale },
  current,
  onOpen,
  onFocus,
}: DrawnSkillsProps) {
  const isFar = detail === 'shapes'
  const inArea = plan.placed.filter((place) => isWithin(place, area) || place.skill.id === current)
  const boxes = isFar ? inArea.filter(({ skill }) => skill.id === current) : inArea
  return (
    <>
      <MapLines plan={plan} drawn={inArea} current={current} scale={scale} />
      {isFar && <MapShapes plan={plan} scale={scale} />}
      {plan.bands.map((band) => (
        <GradeHeading key={band.grade} band={band} detail={detail} scale={scale} />
      ))}
      {/* A speck is nothing to press: from afar a press leads nearer. */}
      <div className={isFar ? 'pointer-events-none' : undefined}>
        {boxes.map((place) => (
          <SkillBox
            key={place.skill.id}
            place={place}
            hasWords={detail === 'words'}
            isCurrent={place.skill.id === current}
            onOpen={onOpen}
            onFocus={onFocus}
          />
        ))}
      </div>
      {isFar && <FocusMark plan={plan} current={current} scale={scale} />}
    </>
  )
})

type FocusMarkProps = { plan: MapPlan; current: string | null; scale: number }

/** Where the keys are, also when the box itself is a speck. */
function FocusMark({ plan, current, scale }: FocusMarkProps) {
  const place = plan.byId.get(current ?? '')
  if (!place) return null
  const gap = 3 / scale
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute border-solid border-focus"
      style={{
        left: place.x - gap,
        top: place.y - gap,
        width: BOX.width + 2 * gap,
        height: BOX.height + 2 * gap,
        borderWidth: 2 / scale,
        borderRadius: 3 / scale,
      }}
    />
  )
}
