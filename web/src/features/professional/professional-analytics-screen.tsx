import { BookOpenCheck, Clock, Layers, MessageCircle, NotebookPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ProfessionalAnalytics } from '#contract/professional/professional.ts'
import type { MadeFigure } from '#contract/professional/professional-rows.ts'
import { PERIOD_WEEKS, PERIODS, type Period } from '#contract/study/periods.ts'
import { AnalyticsFrame } from '../../kit/analytics/analytics-frame.tsx'
import { useWeekWords } from '../../kit/analytics/use-week-words.ts'
import { StatCard } from '../../kit/dashboard/stat-card.tsx'
import { FigureOpener, RowsOpener } from '../../kit/learning/record-rows/figure-opener.tsx'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { withUser } from '../../kit/with-user.tsx'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { analyticsQuery } from './professional.data.ts'

async function loadMadeRows() {
  const { MadeRowsDialog } = await import('./made-rows-dialog.tsx')
  return MadeRowsDialog
}

/** That which is shown, also while another one is on its way. */
const findPeriod = (weeks: number): Period =>
  PERIODS.find((name) => PERIOD_WEEKS[name] === weeks) ?? 'quarter'

export const ProfessionalAnalyticsScreen = withUser(Analytics)

function Analytics({ user }: { user: User }) {
  const { t } = useTranslation('professional')
  const words = { title: t('analytics.title'), text: t('analytics.text'), failed: t('analytics.failed') }
  return (
    <AnalyticsFrame words={words} queryOf={(period) => analyticsQuery(user.id, period)}>
      {(figures) => <Weeks user={user} figures={figures} />}
    </AnalyticsFrame>
  )
}

type WeeksProps = { user: User; figures: ProfessionalAnalytics }

function Weeks({ user, figures: { weeks, totals } }: WeeksProps) {
  const { t } = useTranslation('professional')
  const { chartWeeks, nameMinutes, formatNumber } = useWeekWords()
  if (Object.values(totals).every((total) => total === 0))
    return (
      <EmptyState
        drawing={<Sprout stage={1} />}
        title={t('analytics.none')}
        description={t('analytics.noneText')}
        action={<LinkButton to="/professional/research">{t('analytics.begin')}</LinkButton>}
      />
    )
  const weekly = chartWeeks(weeks)
  const openLearned = (name: 'minutes' | 'cards' | 'lessons', figure: 'time' | 'cards' | 'lessons') => (
    <FigureOpener learner={user} figure={figure} since={weeks[0]?.start}>
      {t(`analytics.${name}`)}
    </FigureOpener>
  )
  const openMade = (figure: MadeFigure) => (
    <RowsOpener load={loadMadeRows} asked={{ user, figure, period: findPeriod(weeks.length) }}>
      {t(`analytics.${figure}`)}
    </RowsOpener>
  )
  const values = (of: 'notes' | 'cards' | 'sessions' | 'lessons' | 'minutes') => weeks.map((week) => week[of])
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 *:last:max-lg:col-span-2 lg:grid-cols-5">
        <StatCard icon={Clock} label={openLearned('minutes', 'time')} value={nameMinutes(totals.minutes)} />
        <StatCard icon={NotebookPen} label={openMade('notes')} value={formatNumber(totals.notes)} />
        <StatCard icon={Layers} label={openLearned('cards', 'cards')} value={formatNumber(totals.cards)} />
        <StatCard icon={MessageCircle} label={openMade('sessions')} value={formatNumber(totals.sessions)} />
        <StatCard
          icon={BookOpenCheck}
          label={openLearned('lessons', 'lessons')}
          value={formatNumber(totals.lessons)}
        />
      </dl>
      {totals.minutes > 0 && (
        <Card>
          <BarChart
            {...weekly}
            title={t('analytics.minutesChart')}
            description={t('analytics.minutesText')}
            series={[{ name: t('analytics.minutes'), values: values('minutes') }]}
          />
        </Card>
      )}
      {totals.notes + totals.sessions + totals.lessons > 0 && (
        <Card>
          <BarChart
            {...weekly}
            title={t('analytics.workChart')}
            series={(['notes', 'sessions', 'lessons'] as const).map((name) => ({
              name: t(`analytics.${name}`),
              values: values(name),
            }))}
          />
        </Card>
      )}
      {totals.cards > 0 && (
        <Card>
          <BarChart
            {...weekly}
            title={t('analytics.cardsChart')}
            series={[{ name: t('analytics.cards'), values: values('cards') }]}
          />
        </Card>
      )}
    </>
  )
}
