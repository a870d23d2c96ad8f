import { useTranslation } from 'react-i18next'
import type { StudentSummary } from '#contract/teaching/students.ts'
import { FigureOpener, LINK } from '../../kit/learning/record-rows/figure-opener.tsx'
import { LEVEL_ICONS } from '../../kit/learning/skill-level-icons.ts'

type StudentFiguresProps = {
  student: StudentSummary
  /** Goes to the rows behind a figure, where they are on the page. */
  onOpen?: (part: 'work' | 'activity') => void
}

export function StudentFigures({ student, onOpen }: StudentFiguresProps) {
  const { t, i18n } = useTranslation('students')
  const { averageScore, completionRate, openWork, lessonsCompleted, lastActiveDay } = student
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  const sayPercent = (value: number | null) =>
    value === null ? (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('figures.none')}</span>
      </>
    ) : (
      percent.format(value / 100)
    )
  const figures = [
    ['work', t('figures.average'), sayPercent(averageScore)],
    ['work', t(openWork > 0 ? 'figures.soFar' : 'figures.completion'), sayPercent(completionRate)],
    ['lessons', t('figures.lessons'), new Intl.NumberFormat(i18n.language).format(lessonsCompleted)],
    [
      'activity',
      t('figures.active'),
      lastActiveDay === null
        ? t('figures.never')
        : // A day of the student's own calendar: no time zone may move it.
          new Date(lastActiveDay).toLocaleDateString(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }),
    ],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {figures.map(([part, label, value]) => (
        <div key={label} className="flex items-baseline gap-1.5">
          <dt className="text-muted">
            {onOpen && part === 'lessons' ? (
              <FigureOpener learner={student} figure="lessons" isWholeCard={false}>
                {label}
              </FigureOpener>
            ) : onOpen && part !== 'lessons' ? (
              <button type="button" className={`${LINK} rounded-control`} onClick={() => onOpen(part)}>
                {label}
              </button>
            ) : (
              label
            )}
          </dt>
          <dd className="font-heading font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const COLLEGE_GRADE = 13

/** "Grade 5 · 5b, Science club" */
export function useClassLine(): (student: Pick<StudentSummary, 'grade' | 'classes'>) => string {
  const { t, i18n } = useTranslation('students')
  return ({ grade, classes }) => {
    const year = grade === COLLEGE_GRADE ? t('college') : t('grade', { grade })
    const names = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(classes.map(({ name }) => name))
    return `${year} · ${names}`
  }
}

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
