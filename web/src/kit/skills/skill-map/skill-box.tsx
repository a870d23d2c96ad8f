import { Clock, Flag } from 'lucide-react'
import { memo, use } from 'react'
import { useTranslation } from 'react-i18next'
import { LEVEL_ICONS } from '../../learning/skill-level-icons.ts'
import { IsOwnMap } from '../is-own-map.ts'
import { LEVEL_BOX } from './level-styles.ts'
import { BOX, type PlacedSkill } from './plan/lay-out-map.ts'

type SkillBoxProps = {
  place: PlacedSkill
  /** From afar words would be too small: the picture stands alone. */
  hasWords: boolean
  /** The one box that Tab leads to. */
  isCurrent: boolean
  onOpen: (id: string) => void
  onFocus: (id: string) => void
}

export const SkillBox = memo(function SkillBox({
  place: { skill, x, y },
  hasWords,
  isCurrent,
  onOpen,
  onFocus,
}: SkillBoxProps) {
  const { t } = useTranslation('skills')
  const isOwn = use(IsOwnMap)
  const { t: say } = useTranslation('common')
  const Icon = LEVEL_ICONS[skill.level]
  const level = say(`skillLevel.${skill.level}`)
  return (
    <button
      type="button"
      data-skill={skill.id}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onOpen(skill.id)}
      onFocus={() => onFocus(skill.id)}
      className={`absolute flex rounded-control border-2 p-2 text-start ${LEVEL_BOX[skill.level]} ${hasWords ? 'flex-col justify-between' : 'items-center justify-center'}`}
      style={{ left: x, top: y, width: BOX.width, height: BOX.height }}
    >
      <span className={hasWords ? 'line-clamp-2 font-medium leading-snug' : 'sr-only'}>{skill.name}</span>
      <span className={`flex items-center gap-1.5 ${hasWords ? 'w-full' : ''}`}>
        <Icon aria-hidden="true" className={hasWords ? 'size-4 shrink-0' : 'size-14'} />
        <span className={hasWords ? 'flex-1' : 'sr-only'}>
          {level}
          {hasWords && skill.mastery !== null && <span className="tabular-nums"> {`${skill.mastery}%`}</span>}
        </span>
        {skill.isDue && (
          <>
            <Clock aria-hidden="true" className={hasWords ? 'size-5 shrink-0' : 'size-12'} />
            <span className="sr-only">{t('due')}</span>
          </>
        )}
        {skill.isNext && (
          <>
            <Flag aria-hidden="true" className={`fill-current ${hasWords ? 'size-5 shrink-0' : 'size-12'}`} />
            <span className="sr-only">{isOwn ? t('next') : t('pupil.next')}</span>
          </>
        )}
      </span>
    </button>
  )
})
