import { useTranslation } from 'react-i18next'
import type { GradebookAssignment, GradebookStudent } from '#contract/teaching/gradebook.ts'
import { isLate, readState } from '#contract/teaching/read-states.ts'
import { usePoints } from '../../kit/grading/use-points.ts'

/** What a cell says: the points where there are some that count, else in a word where the work stands. */
export function useCellWords() {
  const { t } = useTranslation(['gradebook', 'grading'])
  const write = usePoints()
  return (student: GradebookStudent, { points }: GradebookAssignment, place: number) => {
    const state = readState(student, place)
    const grade = student.grades[place]
    const late = isLate(student, place) ? `, ${t('late')}` : ''
    if (state === null) return { state, short: '', long: t('notGiven') }
    if (state === 'graded' && grade != null)
      return {
        state,
        short: write(grade),
        long: `${t('cell.graded', { grade: write(grade), points })}${late}`,
      }
    return { state, short: t(`short.${state}`), long: `${t(`grading:state.${state}`)}${late}` }
  }
}

/** 87.5 as people write it: 87.5%. */
export function usePercent(): (percent: number | null) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  return (percent) => (percent === null ? '–' : format.format(percent / 100))
}
