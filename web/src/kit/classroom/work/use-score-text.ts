import { useTranslation } from 'react-i18next'
import type { AssignmentKind } from '#engines/assignments/index.ts'
import { isScored } from '#engines/record/index.ts'
import { usePoints } from '../../grading/use-points.ts'

type ScoredWork = { kind: AssignmentKind; points: number; grade: number | null; attempts: number }

/** "17.5 of 20 points · 2 attempts"; null without a score: a lesson is completed and never has one. */
export function useScoreText(): (work: ScoredWork) => string | null {
  const { t } = useTranslation('work')
  const write = usePoints()
  const sayAttempts = useAttemptsText()
  return ({ kind, points, grade, attempts }) => {
    if (grade === null || !isScored({ kind, points })) return null
    const score = t('points', { grade: write(grade), points: write(points) })
    return [score, ...sayAttempts(attempts)].join('\u00a0· ')
  }
}

/** Said where there was more than one. */
export function useAttemptsText(): (attempts: number) => string[] {
  const { t } = useTranslation('work')
  return (attempts) => (attempts > 1 ? [t('attempts', { count: attempts })] : [])
}
