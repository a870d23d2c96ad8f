import { useQuery } from '@tanstack/react-query'
import { BookOpenCheck, Flame, Percent, PuzzleIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { dashboardStatsQuery } from '../learning/learning.data.ts'
import { FigureOpener } from '../learning/record-rows/figure-opener.tsx'
import { StatCard } from './stat-card.tsx'

export function StatCards({ user }: { user: User }) {
  const { t, i18n } = useTranslation('dashboard')
  const stats = useQuery(dashboardStatsQuery)
  const heading = (
    <h2 id="stats-heading" className="sr-only">
      {t('stats.heading')}
    </h2>
  )
  if (stats.isPending) {
    return <SkeletonBlocks blocks={['h-24']} times={4} className="grid grid-cols-2 gap-4 lg:grid-cols-4" />
  }
  if (stats.isError && !stats.data) {
    return <ErrorState title={t('stats.failed')} query={stats} headingLevel={2} />
  }
  const format = (value: number) => new Intl.NumberFormat(i18n.language).format(value)
  const { totalLessonsCompleted, practiceProblems, problemsTried, currentStreak, averageScore, hasAverage } =
    stats.data
  const sayProblems = () =>
    problemsTried === 0
      ? '–'
      : t('stats.solvedOf', { solved: format(practiceProblems), tried: format(problemsTried) })
  const figures = [
    [BookOpenCheck, 'lessons', 'lessons', format(totalLessonsCompleted)],
    [PuzzleIcon, 'problems', 'problems', sayProblems()],
    [Flame, 'streak', 'streak', format(currentStreak)],
    [Percent, 'quizzes', 'score', hasAverage ? `${Math.round(averageScore)}%` : '–'],
  ] as const
  return (
    <section data-tour="stats" aria-labelledby="stats-heading">
      {heading}
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {figures.map(([icon, figure, name, value]) => (
          <StatCard
            key={name}
            icon={icon}
            label={
              <FigureOpener learner={user} figure={figure}>
                {t(`stats.${name}`)}
              </FigureOpener>
            }
            value={value}
          />
        ))}
      </dl>
    </section>
  )
}
