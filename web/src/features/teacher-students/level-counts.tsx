import { useTranslation } from 'react-i18next'
import type { StudentSummary } from '#contract/teaching/students.ts'
import { LEVEL_ICONS } from '../../kit/learning/skill-level-icons.ts'

const LEVELS = ['mastered', 'practised', 'learning', 'needsRefresh'] as const

/** How many skills stand at each level; the pictures are those of the skill map. */
export function LevelCounts({ levels }: { levels: StudentSummary['levels'] }) {
  const { t, i18n } = useTranslation(['students', 'common'])
  const tried = LEVELS.filter((level) => levels[level] > 0)
  if (tried.length === 0) return <p className="text-muted">{t('levels.none')}</p>
  const format = new Intl.NumberFormat(i18n.language)
  return (
    <ul aria-label={t('levels.label')} className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
      {tried.map((level) => {
        const Icon = LEVEL_ICONS[level]
        return (
          <li key={level} className="flex items-center gap-1.5">
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            <span className="font-heading font-medium text-text tabular-nums">
              {format.format(levels[level])}
            </span>
            {t(`common:skillLevel.${level}`)}
          </li>
        )
      })}
    </ul>
  )
}
