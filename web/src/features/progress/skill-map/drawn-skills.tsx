import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { MapLines } from './map-lines.tsx'
import type { MapPlan } from './plan/lay-out-map.ts'
import { isWithin } from './plan/view.ts'
import { SkillBox } from './skill-box.tsx'

type DrawnSkillsProps = {
  plan: MapPlan
  /** The part of the map to draw; plain numbers, so that dragging draws nothing anew while they stay the same. */
  left: number
  top: number
  width: number
  height: number
  hasWords: boolean
  current: string | null
  onOpen: (id: string) => void
  onFocus: (id: string) => void
}

const LAST_SCHOOL_GRADE = 12

export const DrawnSkills = memo(function DrawnSkills({
  plan,
  left,
  top,
  width,
  height,
  hasWords,
  current,
  onOpen,
  onFocus,
}: DrawnSkillsProps) {
  const { t } = useTranslation('skills')
  const area = { x: left, y: top, width, height }
  const drawn = plan.placed.filter((place) => isWithin(place, area) || place.skill.id === current)
  return (
    <>
      {plan.bands.map((band) => (
        <p
          key={band.grade}
          aria-hidden="true"
          className={`absolute top-0 rounded-control bg-fill text-center font-heading font-medium ${hasWords ? 'py-1.5' : 'text-5xl'}`}
          style={{ left: band.x, width: band.width }}
        >
          {band.grade > LAST_SCHOOL_GRADE ? t('beyondSchool') : t('grade', { grade: band.grade })}
        </p>
      ))}
      <MapLines plan={plan} drawn={drawn} current={current} />
      {drawn.map((place) => (
        <SkillBox
          key={place.skill.id}
          place={place}
          hasWords={hasWords}
          isCurrent={place.skill.id === current}
          onOpen={onOpen}
          onFocus={onFocus}
        />
      ))}
    </>
  )
})
