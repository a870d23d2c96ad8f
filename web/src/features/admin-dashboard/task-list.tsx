import type { LucideIcon } from 'lucide-react'
import {
  CircleCheck,
  DatabaseBackup,
  Flag,
  HardDrive,
  HeartHandshake,
  Inbox,
  KeyRound,
  TriangleAlert,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AdminDashboard, AdminTask } from '#contract/admin/dashboard.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card, CardTitle } from '../../ui/layout/card.tsx'
import { showBackups } from './show-backups.ts'

const ICONS: Record<AdminTask, LucideIcon> = {
  alerts: HeartHandshake,
  diskLow: HardDrive,
  backupFailed: DatabaseBackup,
  backupOld: DatabaseBackup,
  backupMissing: DatabaseBackup,
  jobsFailing: TriangleAlert,
  tickets: Inbox,
  messages: Inbox,
  secondFactor: KeyRound,
  reports: Flag,
}
/** Null: it stands on this page. */
const PLACES: Record<AdminTask, `/${string}` | null> = {
  alerts: '/teacher/alerts',
  diskLow: '/admin/system-analytics?tab=state',
  backupFailed: null,
  backupOld: null,
  backupMissing: null,
  jobsFailing: '/admin/system-analytics?tab=state',
  tickets: '/admin/inbox',
  messages: '/admin/inbox',
  secondFactor: '/profile',
  reports: '/admin/reports',
}
const URGENT: readonly AdminTask[] = ['alerts', 'diskLow', 'backupFailed']

/** What waits for an admin, with what to do and where. */
export function TaskList({ tasks }: Pick<AdminDashboard, 'tasks'>) {
  const { t } = useTranslation('adminDashboard')
  return (
    <Card data-tour="tasks" className="flex flex-col gap-4">
      <CardTitle>{t('tasks.title')}</CardTitle>
      {tasks.length === 0 ? (
        <p className="flex items-start gap-3">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-success-ink" />
          <span>
            <strong className="font-semibold">{t('tasks.none')}</strong> {t('tasks.noneText')}
          </span>
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-border">
          {tasks.map((task) => (
            <Task key={task.task} {...task} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Task({ task, count }: AdminDashboard['tasks'][number]) {
  const { t } = useTranslation('adminDashboard')
  const Icon = ICONS[task]
  const place = PLACES[task]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
        <div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {t(`task.${task}`, { count })}
            {URGENT.includes(task) && <Badge tone="warning">{t('tasks.urgent')}</Badge>}
          </p>
          <p className="max-w-reading text-muted">{t(`advice.${task}`)}</p>
        </div>
      </div>
      {place === null ? (
        <Button variant="outline" onClick={showBackups}>
          {t(`act.${task}`)}
        </Button>
      ) : (
        <Button asChild variant="outline">
          <AppLink to={place}>{t(`act.${task}`)}</AppLink>
        </Button>
      )}
    </li>
  )
}
