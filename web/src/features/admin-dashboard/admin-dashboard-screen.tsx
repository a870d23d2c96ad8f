import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AdminDashboard } from '#contract/admin/dashboard.ts'
import { useUser } from '../../kit/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { ActivityCharts } from './activity-charts.tsx'
import { adminDashboardQuery } from './admin-dashboard.data.ts'
import { AdminLinks } from './admin-links.tsx'
import { BackupsCard } from './backups-card.tsx'
import { FigureCards } from './figure-cards.tsx'
import { FirstSteps } from './first-steps.tsx'
import { ProductCard } from './product-card.tsx'
import { RoleTable } from './role-table.tsx'
import { BACKUPS_ID } from './show-backups.ts'
import { TaskList } from './task-list.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'

/** What an admin should know in half a minute: what waits, how the school and the product are doing. */
export function AdminDashboardScreen() {
  // Nothing is asked for by anybody else.
  return useUser()?.role === 'admin' ? <Dashboard /> : null
}

function Dashboard() {
  const { t } = useTranslation('adminDashboard')
  const found = useQuery(adminDashboardQuery)
  return (
    <div className="flex flex-col gap-8">
      <PageHeader title={t('title')} intro={t('intro')}>
        <Button
          variant="outline"
          isPending={found.isFetching && !found.isPending}
          onClick={() => void found.refetch()}
        >
          <RefreshCw aria-hidden="true" />
          {t('refresh')}
        </Button>
      </PageHeader>
      {found.isPending && <Pending />}
      {found.isError && !found.data && <ErrorState title={t('failed')} query={found} />}
      {found.data && <Parts found={found.data} />}
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

function Parts({ found }: { found: AdminDashboard }) {
  const hasActivity = found.activity.some(({ people, learners }) => people + learners > 0)
  return (
    <>
      {found.firstSteps && <FirstSteps steps={found.firstSteps} />}
      <TaskList tasks={found.tasks} />
      <FigureCards found={found} />
      {(hasActivity || !found.firstSteps) && <ActivityCharts days={found.activity} />}
      <RoleTable roles={found.users.roles} />
    </>
  )
}

function Pending() {
  return (
    <SkeletonArea className="flex flex-col gap-8">
      <Skeleton className="h-32" />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} className="h-28" />
        ))}
      </div>
      <Skeleton className="h-80" />
    </SkeletonArea>
  )
}
