import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { approvals, type WaitingTeacher } from '#contract/admin/approvals.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useWrite } from '../../kit/queries/use-write.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card, CardDescription, CardTitle } from '../../ui/layout/card.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { approvalsQuery } from './approvals.data.ts'

/** Who registered as a teacher and is not known to anybody yet. Not there while nobody waits. */
export function ApprovalsCard() {
  const { t } = useTranslation('adminDashboard')
  const found = useQuery(approvalsQuery)
  if (found.isError && !found.data) return <ErrorState title={t('approvals.notLoaded')} query={found} />
  if (!found.data || found.data.teachers.length === 0) return null
  const { teachers, hasMore } = found.data
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <CardTitle>{t('approvals.title')}</CardTitle>
        <CardDescription className="max-w-reading">{t('approvals.text')}</CardDescription>
      </div>
      <ul className="flex flex-col divide-y divide-border">
        {teachers.map((teacher) => (
          <Waiting key={teacher.id} teacher={teacher} />
        ))}
      </ul>
      {hasMore && <p className="text-muted">{t('approvals.more')}</p>}
    </Card>
  )
}

function Waiting({ teacher }: { teacher: WaitingTeacher }) {
  const { t, i18n } = useTranslation('adminDashboard')
  const name = `${teacher.firstName} ${teacher.lastName}`.trim() || teacher.username
  const refreshes = [['adminDashboard'], ['users']]
  const failed = t('approvals.failed')
  const approve = useWrite(approvals.decide, { refreshes, failed, done: t('approvals.approved', { name }) })
  const decline = useWrite(approvals.decide, { refreshes, failed, done: t('approvals.declined', { name }) })
  const isPending = approve.isPending || decline.isPending
  const date = new Date(teacher.askedAt).toLocaleDateString(i18n.language, { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="wrap-anywhere min-w-0 flex-1 basis-72">
        <AppLink
          to="/admin/user-management/$id"
          params={{ id: String(teacher.id) }}
          className="font-semibold underline underline-offset-4"
        >
          {name}
        </AppLink>
        <p className="text-muted">
          {t('approvals.about', {
            username: teacher.username,
            email: teacher.email ?? t('approvals.noEmail'),
            date,
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <AlertDialog
          title={t('approvals.declineTitle', { name })}
          description={t('approvals.declineText')}
          confirmLabel={t('approvals.decline')}
          isDestructive
          onConfirm={() => decline.mutate({ id: teacher.id, isApproved: false })}
          trigger={
            <Button
              icon={X}
              variant="outline"
              aria-label={t('approvals.declineOne', { name })}
              isPending={decline.isPending}
              disabled={isPending}
            >
              {t('approvals.decline')}
            </Button>
          }
        />
        <Button
          icon={Check}
          aria-label={t('approvals.approveOne', { name })}
          isPending={approve.isPending}
          disabled={isPending}
          onClick={() => approve.mutate({ id: teacher.id, isApproved: true })}
        >
          {t('approvals.approve')}
        </Button>
      </div>
    </li>
  )
}
