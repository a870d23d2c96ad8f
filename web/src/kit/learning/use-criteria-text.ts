import { useTranslation } from 'react-i18next'
import type { Badge } from '#contract/badges.ts'

/** What has to be done for a badge, in one sentence. */
export function useCriteriaText(): (badge: Pick<Badge, 'criteria' | 'description'>) => string {
  const { t } = useTranslation('learning')
  return ({ criteria, description }) => {
    const {
      subject,
      lessonCount: count,
      perfectScoreStreak,
      completeAll,
      multiSubject,
      daily,
      missionCount,
    } = criteria
    if (perfectScoreStreak !== undefined) return t('criteria.perfectStreak', { count: perfectScoreStreak })
    if (missionCount !== undefined) return t('criteria.missions', { count: missionCount })
    if (completeAll && subject !== undefined) return t('criteria.completeAll', { subject })
    if (count === undefined) return description
    if (daily) return t('criteria.daily', { count })
    if (multiSubject) return t('criteria.multiSubject', { count })
    return subject === undefined
      ? t('criteria.lessons', { count })
      : t('criteria.subjectLessons', { count, subject })
  }
}
