import { useTranslation } from 'react-i18next'
import type { DayFigures, RolePeople } from '#contract/admin/dashboard.ts'
import type { SystemAnalytics } from '#contract/admin/system-analytics.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { type Column, numeric } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { groupDays } from './group-days.ts'
import { SchoolRowsOpener } from './school-rows-opener.tsx'
import { Totals } from './totals.tsx'
import { useWords } from './use-words.ts'

/** Below it the axis would count in halves. */
const WHOLE_STEPS = 4
const MINUTES_AN_HOUR = 60

/** Who was here and what they did. */
export function UsePanel({ found }: { found: SystemAnalytics }) {
  const { t } = useTranslation('systemAnalytics')
  const { writeCount, writeHours } = useWords()
  const { totals } = found
  const isQuiet = found.days.every(({ people, learners }) => people + learners === 0)
  return (
    <>
      <Totals
        period={found.period}
        figures={[
          ['lessons', t('totals.lessons'), writeCount(totals.lessons)],
          ['quizzes', t('totals.quizzes'), writeCount(totals.quizzes)],
          ['problems', t('totals.problems'), writeCount(totals.problems)],
          ['cards', t('totals.cards'), writeCount(totals.cards)],
          ['time', t('totals.hours'), writeHours(totals.minutes / MINUTES_AN_HOUR)],
        ]}
      />
      {isQuiet ? (
        <Card tone="sunken">
          <p>{t('days.none')}</p>
        </Card>
      ) : (
        <>
          <DayCharts days={found.days} />
          <DayTable found={found} />
        </>
      )}
      <UserTable found={found} />
    </>
  )
}

function DayCharts({ days }: Pick<SystemAnalytics, 'days'>) {
  const { t } = useTranslation('systemAnalytics')
  const { writeCount } = useWords()
  const sayDay = useDayText()
  const { isWeekly, days: drawn } = groupDays(days)
  const column = (key: Exclude<keyof DayFigures, 'day'>) => drawn.map((day) => day[key])
  const common = {
    headingLevel: 2 as const,
    categoryName: isWeekly ? t('days.week') : t('days.day'),
    categories: drawn.map(({ day }) =>
      sayDay(day, { day: 'numeric', month: 'short', ...(isWeekly && { year: '2-digit' }) }),
    ),
    heightPx: 240,
    highest: WHOLE_STEPS,
    formatValue: writeCount,
  }
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card className="lg:col-span-2">
        <LineChart
          {...common}
          title={t('days.active')}
          description={isWeekly ? t('days.activeLong') : t('days.activeText')}
          series={[
            { name: t('days.signedIn'), values: column('people') },
            { name: t('days.learned'), values: column('learners') },
          ]}
        />
      </Card>
      <Card>
        <LineChart
          {...common}
          title={t('days.done')}
          series={[
            { name: t('totals.lessons'), values: column('lessons') },
            { name: t('totals.quizzes'), values: column('quizzes') },
            { name: t('totals.problems'), values: column('problems') },
          ]}
        />
      </Card>
      <Card>
        <BarChart
          {...common}
          title={t('days.minutes')}
          series={[{ name: t('days.minutes'), values: column('minutes') }]}
        />
      </Card>
    </div>
  )
}

function DayTable({ found }: { found: SystemAnalytics }) {
  const { t } = useTranslation('systemAnalytics')
  const { writeCount } = useWords()
  const sayDay = useDayText()
  const count = (id: Exclude<keyof DayFigures, 'day'>, header: string) =>
    numeric<DayFigures>(id, header, (row) => row[id], writeCount)
  return (
    <Card>
      <DataTable
        caption={t('days.table')}
        rows={found.days.toReversed()}
        getRowId={({ day }) => day}
        isFilterable={false}
        pageSize={14}
        csvFileName={`days-${found.period.from}-${found.period.to}.csv`}
        columns={[
          {
            id: 'day',
            header: t('days.day'),
            value: ({ day }) => day,
            cell: ({ day }) => (
              <span className="whitespace-nowrap">{sayDay(day, { dateStyle: 'medium' })}</span>
            ),
          },
          count('people', t('days.signedIn')),
          count('learners', t('days.learned')),
          count('lessons', t('totals.lessons')),
          count('quizzes', t('totals.quizzes')),
          count('problems', t('totals.problems')),
          count('cards', t('totals.cards')),
          count('minutes', t('days.minutes')),
        ]}
      />
    </Card>
  )
}

function UserTable({ found }: { found: SystemAnalytics }) {
  const { t } = useTranslation('systemAnalytics')
  const { writeCount } = useWords()
  const role: Column<RolePeople> = {
    id: 'role',
    header: t('users.role'),
    value: (row) => t(`role.${row.role}`),
    cell: (row) => (
      <AppLink
        to="/admin/user-management"
        search={{ role: row.role }}
        className="text-brand-ink underline underline-offset-4"
      >
        {t(`role.${row.role}`)}
      </AppLink>
    ),
  }
  const openAdded = ({ role: name, added }: RolePeople) =>
    added === 0 ? (
      writeCount(added)
    ) : (
      <SchoolRowsOpener
        figure="added"
        period={found.period}
        part={{ role: name }}
        title={t('rows.of', { figure: t('users.added'), name: t(`role.${name}`) })}
        label={t('rows.open', { name: t(`role.${name}`), amount: writeCount(added) })}
      >
        {writeCount(added)}
      </SchoolRowsOpener>
    )
  return (
    <Card>
      <DataTable
        caption={t('users.title')}
        rows={found.users}
        getRowId={({ role }) => role}
        isFilterable={false}
        csvFileName={`accounts-${found.period.to}.csv`}
        columns={[
          role,
          numeric<RolePeople>('people', t('users.people'), ({ people }) => people, writeCount),
          {
            ...numeric<RolePeople>('added', t('users.added'), ({ added }) => added, writeCount),
            cell: openAdded,
          },
        ]}
      />
    </Card>
  )
}
