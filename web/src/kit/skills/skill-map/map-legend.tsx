import { Clock, Flag } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { SkillLevel } from '#contract/skills.ts'
import { SkillLevelBadge } from '../../learning/skill-level-badge.tsx'
import { IsOwnMap } from '../is-own-map.ts'

export function MapLegend() {
  const { t } = useTranslation('skills')
  const isOwn = use(IsOwnMap)
  return (
    <ul aria-label={t('legend.label')} className="flex flex-wrap gap-x-3 gap-y-2">
      {SkillLevel.options.map((level) => (
        <li key={level}>
          <SkillLevelBadge level={level} />
        </li>
      ))}
      <li className="flex items-center gap-1.5 px-1">
        <Clock aria-hidden="true" className="size-4" />
        {t('due')}
      </li>
      <li className="flex items-center gap-1.5 px-1">
        <Flag aria-hidden="true" className="size-4 fill-current" />
        {isOwn ? t('next') : t('pupil.next')}
      </li>
    </ul>
  )
}
