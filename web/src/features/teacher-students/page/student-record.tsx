import { useTranslation } from 'react-i18next'
import type { LearnerRecord } from '#contract/progress.ts'
import { FigureOpener, LINK } from '../../../kit/learning/record-rows/figure-opener.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'

const NOTHING_YET = '–'

type StudentRecordProps = {
  student: { id: number }
  record: LearnerRecord
  /** Goes to how each subject stands. */
  onOpenSubjects: () => void
}

/** The same figures that the student reads about their own learning, each with the rows behind it. */
export function StudentRecord({ student, record, onOpenSubjects }: StudentRecordProps) {
  const { t, i18n } = useTranslation('students')
  const { minutes, problemsSolved, problemsTried, quizAverage, streakDays, averageShare } = record
  const format = (value: number) => new Intl.NumberFormat(i18n.language).format(value)
  const sayPercent = (percent: number | null) => (percent === null ? NOTHING_YET : `${percent}%`)
  const figures = [
    ['time', t('record.time'), t('record.minutes', { count: minutes })],
    [
      'problems',
      t('record.problems'),
      problemsTried === 0
        ? NOTHING_YET
        : t('record.solvedOf', { solved: format(problemsSolved), tried: format(problemsTried) }),
    ],
    ['quizzes', t('record.quizzes'), sayPercent(quizAverage)],
    ['subjects', t('record.skills'), sayPercent(averageShare)],
    ['streak', t('record.streak'), format(streakDays)],
  ] as const
  return (
    <TitledSection title={t('record.heading')}>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {figures.map(([figure, label, value]) => (
          <div key={label} className="flex min-h-11 items-center gap-1.5">
            <dt className="text-muted">
              {figure === 'subjects' ? (
                <button type="button" className={`${LINK} rounded-control`} onClick={onOpenSubjects}>
                  {label}
                </button>
              ) : (
                <FigureOpener learner={student} figure={figure} isWholeCard={false}>
                  {label}
                </FigureOpener>
              )}
            </dt>
            <dd className="font-heading font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}
