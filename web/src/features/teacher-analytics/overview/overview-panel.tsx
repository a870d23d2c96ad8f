import { useQuery } from '@tanstack/react-query'
import * as Icons from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassAnalytics, StudentFigures } from '#contract/teaching/class-analytics.ts'
import type { ClassSummary } from '#contract/teaching/classes.ts'
import type { ClassMetrics, Insight } from '#engines/class-analytics/index.ts'
import { useWeekWords } from '../../../kit/analytics/use-week-words.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { StudentLink } from '../../../kit/classroom/student-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { AnalyticsAddress, ShowAddress } from '../analytics-address.ts'
import { overviewQuery } from '../class-analytics.data.ts'
import { ExportButton, nameFile } from '../export-button.tsx'
import { PeriodBar } from './period-bar.tsx'

type Week = ClassAnalytics['weeks'][number]

/** Each with its table behind it; one file holds all of them. */
type WeekChartsProps = { found: ClassAnalytics; className: string | undefined; onShow: ShowAddress }

function WeekCharts({ found, className, onShow }: WeekChartsProps) {
  const { t } = useTranslation('teacherAnalytics')
  const { chartWeeks } = useWeekWords()
  const { weeks, period } = found
  const columns: Column<Week>[] = [
    { id: 'start', header: t('weeks.week'), value: ({ start }) => start },
    { id: 'average', header: t('pupils.average'), value: ({ averageScore }) => averageScore },
    { id: 'completion', header: t('overview.completion'), value: ({ completionRate }) => completionRate },
    { id: 'active', header: t('overview.active'), value: ({ activePupils }) => activePupils },
    { id: 'days', header: t('weeks.days'), value: ({ activeDays }) => activeDays },
    { id: 'minutes', header: t('pupils.minutes'), value: ({ minutes }) => minutes },
  ]
  const weekly = { ...chartWeeks(weeks), categoryName: t('weeks.week'), heightPx: 220 }
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <LineChart
            {...weekly}
            title={t('weeks.scores')}
            description={t('weeks.scoresText')}
            series={[
              { name: t('overview.average'), values: weeks.map(({ averageScore }) => averageScore) },
              { name: t('overview.completion'), values: weeks.map(({ completionRate }) => completionRate) },
            ]}
            highest={100}
            formatValue={(value) => `${value}%`}
          />
        </Card>
        <Card>
          {weeks.some(({ minutes }) => minutes > 0) ? (
            <BarChart
              {...weekly}
              title={t('weeks.activity')}
              series={[{ name: t('pupils.minutes'), values: weeks.map(({ minutes }) => minutes) }]}
            />
          ) : (
            <>
              <h2 className="mb-2 font-semibold text-lg">{t('weeks.activity')}</h2>
              <p className="text-muted">{t('weeks.noMinutes')}</p>
            </>
          )}
        </Card>
        <Card className="lg:col-span-2">
          <BarChart
            {...weekly}
            title={t('weeks.active')}
            series={[
              { name: t('overview.active'), values: weeks.map(({ activePupils }) => activePupils) },
              { name: t('weeks.days'), values: weeks.map(({ activeDays }) => activeDays) },
            ]}
          />
        </Card>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {weeks.length > 1 && (
          <ul aria-label={t('weeks.open')} className="flex flex-wrap gap-2">
            {weeks.map(({ start }, place) => (
              <li key={start}>
                <Button
                  variant="outline"
                  aria-label={t('weeks.openOf', { week: weekly.categories[place] ?? start })}
                  onClick={() => onShow({ period: 'week', day: start, from: undefined, to: undefined })}
                >
                  {weekly.categories[place] ?? start}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <ExportButton
          rows={weeks}
          columns={columns}
          label={t('weeks.export')}
          fileName={nameFile(className ?? t('allClasses'), t('weeks.week'), period.from, period.to)}
        />
      </div>
    </div>
  )
}

type OverviewPanelProps = { chosen: ClassSummary | undefined; address: AnalyticsAddress; onShow: ShowAddress }

export function OverviewPanel({ chosen, address, onShow }: OverviewPanelProps) {
  const { t } = useTranslation('teacherAnalytics')
  const { period, day, from, to } = address
  const isComplete = period !== 'custom' || (from !== undefined && to !== undefined)
  const found = useQuery({
    ...overviewQuery({ classId: chosen?.id, period, ...(period === 'custom' ? { from, to } : { day }) }),
    enabled: isComplete,
  })
  return (
    <div className="flex flex-col gap-6">
      <PeriodBar address={address} shown={found.data} onShow={onShow} />
      {found.isError && !found.data ? (
        <ErrorState title={t('overview.failed')} query={found} />
      ) : found.data ? (
        <Figures found={found.data} chosen={chosen} isOld={found.isPlaceholderData} onShow={onShow} />
      ) : (
        isComplete && <SkeletonBlocks blocks={['h-36', 'h-24', 'h-80']} className="flex flex-col gap-6" />
      )}
    </div>
  )
}

type FiguresProps = {
  found: ClassAnalytics
  chosen: ClassSummary | undefined
  isOld: boolean
  onShow: ShowAddress
}

function Figures({ found, chosen, isOld, onShow }: FiguresProps) {
  const table = useRef<HTMLDivElement>(null)
  function openStudents() {
    table.current?.scrollIntoView({ block: 'start' })
    table.current?.focus({ preventScroll: true })
  }
  return (
    <div aria-busy={isOld} className={`flex flex-col gap-6 ${isOld ? 'opacity-60' : ''}`}>
      <MetricCards
        metrics={found.metrics}
        before={found.metricsBefore}
        classId={chosen?.id}
        onStudents={openStudents}
      />
      <InsightList insights={found.insights} onStudents={openStudents} />
      <WeekCharts found={found} className={chosen?.name} onShow={onShow} />
      <div ref={table} tabIndex={-1} className="scroll-mt-20 outline-none">
        <StudentTable found={found} className={chosen?.name} />
      </div>
    </div>
  )
}

function InsightList({ insights, onStudents }: { insights: readonly Insight[]; onStudents: () => void }) {
  const { t } = useTranslation('teacherAnalytics')
  return (
    <Card tone="sunken" className="flex flex-col gap-2">
      <h2 className="flex items-center gap-2 font-semibold text-xl">
        <Icons.Lightbulb aria-hidden="true" className="size-6 text-brand" />
        {t('overview.insights')}
      </h2>
      {insights.length === 0 ? (
        <p className="text-muted">{t('overview.nothingSpecial')}</p>
      ) : (
        <ul className="list-disc ps-6">
          {insights.map(({ code, count }) => (
            <li key={code}>{t(`insight.${code}`, { count })}</li>
          ))}
        </ul>
      )}
      {insights.some(({ code }) => code !== 'noPupils') && <StudentsButton onPress={onStudents} />}
    </Card>
  )
}

function StudentTable({ found, className }: { found: ClassAnalytics; className: string | undefined }) {
  const { t, i18n } = useTranslation('teacherAnalytics')
  const format = new Intl.NumberFormat(i18n.language)
  const number = (
    id: string,
    header: string,
    value: (row: StudentFigures) => number | null,
  ): Column<StudentFigures> => ({
    id,
    header,
    value,
    align: 'end',
    cell: (row) => {
      const amount = value(row)
      return amount === null ? '–' : format.format(amount)
    },
  })
  const columns: Column<StudentFigures>[] = [
    {
      id: 'name',
      header: t('pupils.name'),
      // What is sorted and exported: as class lists are.
      value: ({ firstName, lastName }) => `${lastName}, ${firstName}`,
      cell: (student) => <StudentLink student={student} looks="text" />,
      isRowHeader: true,
    },
    number('average', t('pupils.average'), ({ averageScore }) => averageScore),
    number('submitted', t('pupils.handedIn'), ({ submitted }) => submitted),
    number('expected', t('pupils.expected'), ({ expected }) => expected),
    number('days', t('pupils.days'), ({ activeDays }) => activeDays),
    number('minutes', t('pupils.minutes'), ({ minutes }) => minutes),
    number('problems', t('pupils.problems'), ({ problems }) => problems),
  ]
  return (
    <DataTable
      caption={t('pupils.caption')}
      rows={found.pupils}
      columns={columns}
      getRowId={({ id }) => id}
      isFilterable={found.pupils.length > 10}
      csvFileName={nameFile(className ?? t('allClasses'), found.period.from, found.period.to)}
      csvColumns={[{ id: 'username', header: t('username'), value: ({ username }) => username }]}
    />
  )
}

const DASH = '–'

type MetricCardsProps = {
  metrics: ClassMetrics
  before: ClassMetrics
  classId: number | undefined
  /** Goes to the line of each student, of which all these are made. */
  onStudents: () => void
}

function StudentsButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('teacherAnalytics')
  return (
    <Button variant="link" className="-ms-4 self-start" onClick={onPress}>
      {t('overview.byStudent')}
    </Button>
  )
}

/** Four figures, each with what it rests on and how it has changed. Without data there is no 0 that looks like a grade. */
function MetricCards({ metrics, before, classId, onStudents }: MetricCardsProps) {
  const { t, i18n } = useTranslation('teacherAnalytics')
  const { nameMinutes, formatNumber } = useWeekWords()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  const sayPercent = (value: number | null) => (value === null ? DASH : percent.format(value / 100))
  const { scores, expected, submitted, open, activePupils, pupils, activeDays, minutes, problems } = metrics
  return (
    <section aria-label={t('overview.figures')}>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Metric
          icon={Icons.Percent}
          label={t('overview.average')}
          value={sayPercent(metrics.averageScore)}
          text={scores === 0 ? t('overview.nothingGraded') : t('overview.averageText', { count: scores })}
          change={findChange(metrics.averageScore, before.averageScore)}
          write={(amount) => percent.format(amount / 100)}
          onStudents={onStudents}
          link={
            classId !== undefined && (
              <AppLink to="/teacher/classes/$id/gradebook" params={{ id: String(classId) }} className={LINK}>
                {t('overview.openBook')}
              </AppLink>
            )
          }
        />
        <Metric
          icon={Icons.ClipboardCheck}
          label={t(open > 0 ? 'overview.soFar' : 'overview.completion')}
          value={sayPercent(metrics.completionRate)}
          text={
            expected === 0
              ? t('overview.nothingExpected')
              : t('overview.completionText', { submitted, expected })
          }
          change={open > 0 ? null : findChange(metrics.completionRate, before.completionRate)}
          write={(amount) => percent.format(amount / 100)}
          onStudents={onStudents}
          link={
            <AppLink to="/teacher/assignments" search={{ class: classId }} className={LINK}>
              {t('overview.openWork')}
            </AppLink>
          }
        />
        <Metric
          icon={Icons.Users}
          label={t('overview.active')}
          value={`${formatNumber(activePupils)} / ${formatNumber(pupils)}`}
          text={t('overview.activeText', { count: activeDays })}
          change={before.activeDays > 0 ? activePupils - before.activePupils : null}
          onStudents={onStudents}
        />
        <Metric
          icon={Icons.Clock}
          label={t('overview.minutes')}
          value={nameMinutes(minutes)}
          text={t('overview.minutesText', { count: problems })}
          change={before.minutes > 0 ? minutes - before.minutes : null}
          write={nameMinutes}
          onStudents={onStudents}
        />
      </dl>
    </section>
  )
}

const LINK = 'inline-flex min-h-11 items-center text-brand-ink underline underline-offset-4'

/** Null: there is nothing to compare with. */
function findChange(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : now - before
}

type MetricProps = {
  icon: Icons.LucideIcon
  label: string
  value: string
  text: string
  /** Null: there is nothing to compare with. */
  change: number | null
  write?: (amount: number) => string
  onStudents: () => void
  /** The way to the work behind it. */
  link?: ReactNode
}

function Metric({ icon: Icon, label, value, text, change, write, onStudents, link }: MetricProps) {
  const { t } = useTranslation('teacherAnalytics')
  const amount = Math.round(10 * Math.abs(change ?? 0)) / 10
  const direction = amount === 0 ? 'same' : (change ?? 0) > 0 ? 'up' : 'down'
  const Arrow = { same: Icons.Minus, up: Icons.TrendingUp, down: Icons.TrendingDown }[direction]
  const written = write ? write(amount) : String(amount)
  return (
    <Card padding="small" className="flex h-full flex-col gap-1">
      <dt className="flex items-center justify-between gap-2 text-muted">
        {label}
        <Icon aria-hidden="true" className="size-6 text-brand" />
      </dt>
      <dd className="font-heading font-semibold text-3xl tabular-nums">{value}</dd>
      <dd className="text-muted">{text}</dd>
      <dd className="mt-auto flex items-center gap-1.5">
        {change === null ? (
          <span className="text-muted">{t('overview.noBefore')}</span>
        ) : (
          <>
            <Arrow aria-hidden="true" className="size-5 shrink-0" />
            {direction === 'same' ? t('overview.same') : t(`overview.${direction}`, { amount: written })}
          </>
        )}
      </dd>
      <dd className="flex flex-col">
        {value !== DASH && <StudentsButton onPress={onStudents} />}
        {link}
      </dd>
    </Card>
  )
}
