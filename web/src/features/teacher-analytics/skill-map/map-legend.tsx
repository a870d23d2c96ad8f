import { useTranslation } from 'react-i18next'
import { SkillLevelBadge } from '../../../kit/learning/skill-level-badge.tsx'

const LEVELS = ['mastered', 'practised', 'needsRefresh', 'learning'] as const

export function MapLegend() {
  const { t } = useTranslation('teacherAnalytics')
  return (
    <ul aria-label={t('map.legend')} className="flex flex-wrap items-center gap-2">
      {LEVELS.map((level) => (
        <li key={level}>
          <SkillLevelBadge level={level} />
        </li>
      ))}
      <li className="flex items-center gap-1.5 text-muted">
        <span aria-hidden="true">·</span>
        {t('map.untried')}
      </li>
    </ul>
  )
}
