import { useTranslation } from 'react-i18next'
import type { GradebookAssignment, GradebookStudent } from '#contract/teaching/gradebook.ts'
import { isLate, readState } from '#contract/teaching/read-states.ts'
import { useAttemptsText } from '../../kit/classroom/work/use-score-text.ts'
import { usePoints } from '../../kit/grading/use-points.ts'

/** What a cell says: the points where there are some that count, else in a word where the work stands. */
export function useCellWords() {
  const { t } = useTranslation(['gradebook', 'grading', 'work'])
  const write = usePoints()
  const sayAttempts = useAttemptsText()
  return (student: GradebookStudent, { id, kind, points }: GradebookAssignment, place: number) => {
    const state = readState(student, place)
    const grade = student.grades[place]
    const late = isLate(student, place) ? `, ${t('late')}` : ''
    if (state === null) return { state, short: '', long: t('notGiven'), attempts: undefined }
    if (state === 'graded' && kind === 'lesson')
      return { state, short: t('work:completed'), long: `${t('work:completed')}${late}`, attempts: undefined }
    const [attempts] = sayAttempts(student.attempts[id] ?? 0)
    if (state === 'graded' && grade != null)
      return {
        state,
        short: write(grade),
        long: `${t('cell.graded', { grade: write(grade), points })}${attempts ? `, ${attempts}` : ''}${late}`,
        attempts,
      }
    return {
      state,
      short: t(`short.${state}`),
      long: `${t(`grading:state.${state}`)}${late}`,
      attempts: undefined,
    }
  }
}

/** 87.5 as people write it: 87.5%. */
export function usePercent(): (percent: number | null) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  return (percent) => (percent === null ? '–' : format.format(percent / 100))
}
