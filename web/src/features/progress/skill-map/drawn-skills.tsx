import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { MapLines } from './map-lines.tsx'
import type { GradeBand, MapPlan } from './plan/lay-out-map.ts'
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
  const area = { x: left, y: top, width, height }
  const drawn = plan.placed.filter((place) => isWithin(place, area) || place.skill.id === current)
  return (
    <>
      {plan.bands.map((band) => (
        <GradeHeading key={band.grade} band={band} hasWords={hasWords} />
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

/** Said over every column, so that it can be read wherever one looks; from afar once is enough. */
function GradeHeading({ band, hasWords }: { band: GradeBand; hasWords: boolean }) {
  const { t } = useTranslation('skills')
  const text = band.grade > LAST_SCHOOL_GRADE ? t('beyondSchool') : t('grade', { grade: band.grade })
  const columns = Array.from({ length: hasWords ? band.columns : 1 }, (_, column) => column)
  return (
    <p
      aria-hidden="true"
      className={`absolute top-0 flex justify-around rounded-control bg-fill font-heading font-medium ${hasWords ? 'py-1.5' : 'text-5xl'}`}
      style={{ left: band.x, width: band.width }}
    >
      {columns.map((column) => (
        <span key={column}>{text}</span>
      ))}
    </p>
  )
}
