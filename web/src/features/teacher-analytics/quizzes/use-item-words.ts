import { useTranslation } from 'react-i18next'
import type { QuizItem } from '#contract/teaching/class-analytics.ts'
import { LEAST_ATTEMPTS } from '#engines/class-analytics/index.ts'

/** The figures of a question in words. */
export function useItemWords() {
  const { t, i18n } = useTranslation('teacherAnalytics')
  const format = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return {
    sayDifficulty: ({ difficulty, right, attempts }: QuizItem) =>
      difficulty === null
        ? '–'
        : t('items.difficultyValue', { percent: Math.round(100 * difficulty), right, count: attempts }),
    sayDiscrimination: ({ discrimination, attempts }: QuizItem) => {
      if (discrimination !== null) return format.format(discrimination)
      return attempts < LEAST_ATTEMPTS ? t('items.tooFew') : t('items.allAlike')
    },
  }
}
