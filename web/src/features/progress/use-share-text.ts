import { useTranslation } from 'react-i18next'
import type { ProgressMetric } from '#contract/progress.ts'

type Standing = Pick<ProgressMetric, 'isBegun' | 'skills' | 'skillsHeld'>

/** How much of a subject is held, in words; a dash where the grade has no skills in it. */
export function useShareText(): (standing: Standing) => string {
  const { t } = useTranslation('progress')
  return ({ isBegun, skills, skillsHeld }) => {
    if (!isBegun) return t('notStarted')
    return skills === 0 ? '–' : t('held', { count: skills, held: skillsHeld })
  }
}
