import { queryOptions, useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  type AdminDashboard,
  adminDashboard,
  type DayFigures,
  type FirstStep,
  type RolePeople,
} from '#contract/admin/dashboard.ts'
import { call } from '../../api/call.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useDayText } from '../../kit/days/use-day-text.ts'
import { MenuLinkList } from '../../kit/menus/menu-link-list.tsx'
import { chooseMenu, listLinks } from '../../kit/menus/menus.ts'
import type { PlainPath } from '../../kit/navigation/app-target.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { useUser } from '../../kit/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { formatFileSize } from '../../ui/format/format-file-size.ts'
import { Card, CardDescription, CardTitle } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, Skeletons } from '../../ui/states/skeleton.tsx'
import { type Column, numeric } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { ApprovalsCard } from './approvals-card.tsx'
import { BackupsCard } from './backups-card.tsx'
import { DemoSchoolCard } from './demo-school-card.tsx'
import { FigureCards } from './figure-cards.tsx'
import { BACKUPS_ID, showBackups, TaskList } from './task-list.tsx'

/** What waits may come at any time: the page looks again by itself while it is open. */
const LOOK_AGAIN_MS = 60_000

const adminDashboardQuery = queryOptions({
  queryKey: ['adminDashboard'],
  queryFn: ({ signal }) => call(adminDashboard.read, {}, { signal }),
  staleTime: 15_000,
  refetchInterval: LOOK_AGAIN_MS,
})

/** What an admin can do here; the rest is set by whoever runs the product. */
const ACTS: Partial<Record<FirstStep, { label: 'school' | 'users' | 'profile'; to: PlainPath }>> = {
  school: { label: 'school', to: '/admin/school' },
  teachers: { label: 'users', to: '/admin/user-management' },
  students: { label: 'users', to: '/admin/user-management' },
  secondFactor: { label: 'profile', to: '/profile' },
}

/** A short list for a school that has just begun, until it has teachers and students. */
function FirstSteps({ steps }: { steps: NonNullable<AdminDashboard['firstSteps']> }) {
  const { t } = useTranslation('adminDashboard')
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Card data-tour="firstSteps" tone="brand" className="flex flex-col gap-4">
      <div>
        <CardTitle>{t('steps.title')}</CardTitle>
        <CardDescription className="text-text">
          {t('steps.text', { count: done, total: steps.length })}
        </CardDescription>
      </div>
      <ol className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {steps.map(({ step, isDone }) => (
          <Step key={step} step={step} isDone={isDone} />
        ))}
      </ol>
    </Card>
  )
}

function Step({ step, isDone }: { step: FirstStep; isDone: boolean }) {
  const { t } = useTranslation('adminDashboard')
  const Icon = isDone ? CircleCheck : CircleDashed
  const act = ACTS[step]
  return (
    <li className="flex items-start gap-3">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-6 shrink-0 ${isDone ? 'text-success-ink' : 'text-brand'}`}
      />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <div>
          <p className="font-semibold">
            {t(`step.${step}`)}
            <span className="sr-only">, {isDone ? t('steps.done') : t('steps.open')}</span>
          </p>
          <p className="max-w-reading">{t(`stepText.${step}`)}</p>
        </div>
        {!isDone && act && (
          <LinkButton to={act.to} variant="outline">
            {t(`stepAct.${act.label}`)}
          </LinkButton>
        )}
        {step === 'backups' && (
          <Button variant="outline" onClick={showBackups}>
            {t('stepAct.backups')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Below it the axis would count in halves. */
const WHOLE_STEPS = 4

function ActivityCharts({ days }: { days: readonly DayFigures[] }) {
  const { t, i18n } = useTranslation('adminDashboard')
  const sayDay = useDayText()
  const isQuiet = days.every(({ people, learners }) => people + learners === 0)
  const daily = {
    headingLevel: 3 as const,
    categoryName: t('activity.day'),
    categories: days.map(({ day }) => sayDay(day, { day: 'numeric', month: 'short' })),
    heightPx: 220,
    highest: WHOLE_STEPS,
    formatValue: (value: number) => value.toLocaleString(i18n.language),
  }
  const column = (key: Exclude<keyof DayFigures, 'day'>) => days.map((day) => day[key])
  return (
    <section aria-labelledby="activity-heading" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="activity-heading" className="font-semibold text-2xl">
          {t('activity.title')}
        </h2>
        <AppLink to="/admin/system-analytics" className="underline underline-offset-4">
          {t('activity.more')}
        </AppLink>
      </div>
      {isQuiet ? (
        <Card tone="sunken">
          <p>{t('activity.none')}</p>
        </Card>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">
          <Card>
            <LineChart
              {...daily}
              title={t('activity.people')}
              description={t('activity.peopleText')}
              series={[
                { name: t('activity.signedIn'), values: column('people') },
                { name: t('activity.learners'), values: column('learners') },
              ]}
            />
          </Card>
          <Card>
            <LineChart
              {...daily}
              title={t('activity.work')}
              series={[
                { name: t('activity.lessons'), values: column('lessons') },
                { name: t('activity.quizzes'), values: column('quizzes') },
                { name: t('activity.problems'), values: column('problems') },
              ]}
            />
          </Card>
        </div>
      )}
    </section>
  )
}

export function AdminDashboardScreen() {
  // Nothing is asked for by anybody else.
  return useUser()?.role === 'admin' ? <Dashboard /> : null
}

function Dashboard() {
  const { t } = useTranslation('adminDashboard')
  const found = useQuery(adminDashboardQuery)
  const firstSteps = found.data?.firstSteps
  const hasActivity = found.data?.activity.some(({ people, learners }) => people + learners > 0)
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title={t('title')} intro={t('intro')}>
        <Button
          icon={RefreshCw}
          variant="outline"
          isPending={found.isFetching && !found.isPending}
          onClick={() => void found.refetch()}
        >
          {t('refresh')}
        </Button>
      </PageHeader>
      {found.isPending && <Pending />}
      {found.isError && !found.data && <ErrorState title={t('failed')} query={found} />}
      {found.data && (
        <>
          {firstSteps && <FirstSteps steps={firstSteps} />}
          <DemoSchoolCard />
          <ApprovalsCard />
          <TaskList tasks={found.data.tasks} />
          <FigureCards found={found.data} />
          {(hasActivity || !firstSteps) && <ActivityCharts days={found.data.activity} />}
          <RoleTable roles={found.data.users.roles} />
        </>
      )}
      {(found.isPending || found.data) && (
        <section data-tour="backups" id={BACKUPS_ID} tabIndex={-1}>
          <BackupsCard />
        </section>
      )}
      {found.data && <ProductCard product={found.data.product} />}
      <AdminLinks />
    </div>
  )
}

function Pending() {
  return (
    <SkeletonArea className="flex flex-col gap-8">
      <Skeleton className="h-32" />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Skeletons blocks={['h-28']} times={6} />
      </div>
      <Skeleton className="h-80" />
    </SkeletonArea>
  )
}

/** Every page of an admin, those of the menu and those that stand in none. */
function AdminLinks() {
  const { t } = useTranslation('adminDashboard')
  const menu = chooseMenu(useUser())
  const links = [...listLinks(menu.entries), ...menu.more].filter(({ to }) => to !== '/admin/dashboard')
  return (
    <section aria-labelledby="links-heading" className="flex flex-col gap-4">
      <h2 id="links-heading" className="font-semibold text-2xl">
        {t('links.title')}
      </h2>
      <MenuLinkList links={links} />
    </section>
  )
}

function RoleTable({ roles }: { roles: readonly RolePeople[] }) {
  const { t, i18n } = useTranslation('adminDashboard')
  const write = (count: number) => count.toLocaleString(i18n.language)
  const role: Column<RolePeople> = {
    id: 'role',
    header: t('roles.role'),
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
  return (
    <Card className="flex flex-col gap-3">
      <DataTable
        caption={t('roles.title')}
        rows={roles}
        getRowId={({ role }) => role}
        isFilterable={false}
        columns={[
          role,
          numeric<RolePeople>('people', t('roles.people'), ({ people }) => people, write),
          numeric<RolePeople>('added', t('roles.added'), ({ added }) => added, write),
        ]}
      />
    </Card>
  )
}

function ProductCard({ product }: Pick<AdminDashboard, 'product'>) {
  const { t, i18n } = useTranslation('adminDashboard')
  const { database, disk } = product
  const since = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const size = (bytes: number) => formatFileSize(bytes, 1, i18n.language)
  const facts: [label: string, value: string][] = [
    [t('product.version'), product.version],
    [t('product.uptime'), since.format(new Date(product.startedAt))],
    [t('product.database'), t(`product.${database.kind}`, { size: size(database.bytes) })],
    [t('product.uploaded'), size(product.uploadedBytes)],
    [
      t('product.disk'),
      disk
        ? t('product.diskText', { free: size(disk.freeBytes), total: size(disk.totalBytes) })
        : t('product.diskUnknown'),
    ],
    [t('product.ai'), product.ai === 'embedded' ? t('product.aiEmbedded') : t('product.aiModel')],
    [t('product.mail'), product.hasMail ? t('product.mailOn') : t('product.mailOff')],
    [t('product.demo'), product.hasDemo ? t('product.demoOn') : t('product.demoOff')],
  ]
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>{t('product.title')}</CardTitle>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="break-words font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
