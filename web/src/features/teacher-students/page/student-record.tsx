import { useTranslation } from 'react-i18next'
import type { LearnerRecord } from '#contract/progress.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TitledSection } from '../../../ui/layout/titled-section.tsx'

const NOTHING_YET = '–'

/** The same figures that the student reads about their own learning. */
type StudentRecordProps = {
  record: LearnerRecord
  /** Goes to the rows behind a figure. */
  onOpen: (part: 'activity' | 'map' | 'results' | 'subjects') => void
}

export function StudentRecord({ record, onOpen }: StudentRecordProps) {
  const { t, i18n } = useTranslation('students')
  const { minutes, problemsSolved, problemsTried, quizAverage, streakDays, averageShare } = record
  const format = (value: number) => new Intl.NumberFormat(i18n.language).format(value)
  const sayPercent = (percent: number | null) => (percent === null ? NOTHING_YET : `${percent}%`)
  const figures = [
    ['activity', t('record.time'), t('record.minutes', { count: minutes })],
    [
      'map',
      t('record.problems'),
      problemsTried === 0
        ? NOTHING_YET
        : t('record.solvedOf', { solved: format(problemsSolved), tried: format(problemsTried) }),
    ],
    ['results', t('record.quizzes'), sayPercent(quizAverage)],
    ['subjects', t('record.skills'), sayPercent(averageShare)],
    ['activity', t('record.streak'), format(streakDays)],
  ] as const
  return (
    <TitledSection title={t('record.heading')}>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {figures.map(([part, label, value]) => (
          <div key={label} className="flex items-baseline gap-1.5">
            <dt>
              <Button variant="link" className="px-0 text-muted" onClick={() => onOpen(part)}>
                {label}
              </Button>
            </dt>
            <dd className="font-heading font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}
