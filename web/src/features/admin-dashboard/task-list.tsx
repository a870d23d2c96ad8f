import { useQuery } from '@tanstack/react-query'
import {
  type LucideIcon,
  CircleCheck,
  DatabaseBackup,
  Flag,
  HardDrive,
  HeartHandshake,
  Inbox,
  KeyRound,
  Puzzle,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminDashboard, AdminTask } from '#contract/admin/dashboard.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { projectSharing } from '#contract/kids-code/sharing.ts'
import { AppLink } from '../../kit/app-link.tsx'
import type { AppTarget } from '../../kit/navigation/app-target.ts'
import { linkReviews, reviewCountQuery } from '../../kit/project-reviews/review-count.data.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card, CardTitle } from '../../ui/layout/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

export const BACKUPS_ID = 'backups'

/** Leads eye and focus to the backups, which stand on the same page. */
export function showBackups(): void {
  const section = document.getElementById(BACKUPS_ID)
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}

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
const PLACES: Record<AdminTask, AppTarget | null> = {
  alerts: { to: '/teacher/alerts' },
  diskLow: { to: '/admin/system-analytics', search: { tab: 'state' } },
  backupFailed: null,
  backupOld: null,
  backupMissing: null,
  jobsFailing: { to: '/admin/system-analytics', search: { tab: 'state' } },
  tickets: { to: '/admin/inbox' },
  messages: { to: '/admin/inbox' },
  secondFactor: { to: '/profile' },
  reports: { to: '/admin/reports' },
}
const URGENT: readonly AdminTask[] = ['alerts', 'diskLow', 'backupFailed']

/** What waits for an admin, with what to do and where. */
export function TaskList({ tasks }: Pick<AdminDashboard, 'tasks'>) {
  const { t } = useTranslation('adminDashboard')
  const projects = useQuery(reviewCountQuery)
  const { waiting = 0, reported = 0 } = projects.data ?? {}
  const hasProjects = waiting + reported > 0
  return (
    <Card data-tour="tasks" className="flex flex-col gap-4">
      <CardTitle>{t('tasks.title')}</CardTitle>
      {tasks.length > 0 || hasProjects ? (
        <ul className="flex flex-col divide-y divide-border">
          {tasks.map((task) => (
            <Task key={task.task} {...task} />
          ))}
          {hasProjects && <Projects waiting={waiting} reported={reported} />}
        </ul>
      ) : projects.isPending ? (
        <Skeleton className="h-6" />
      ) : (
        <p className="flex items-start gap-3">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-success-ink" />
          <span>
            <strong className="font-semibold">{t('tasks.none')}</strong> {t('tasks.noneText')}
          </span>
        </p>
      )}
    </Card>
  )
}

function Task({ task, count }: AdminDashboard['tasks'][number]) {
  const { t } = useTranslation('adminDashboard')
  const place = PLACES[task]
  return (
    <Row
      icon={ICONS[task]}
      title={t(`task.${task}`, { count })}
      advice={t(`advice.${task}`)}
      isUrgent={URGENT.includes(task)}
    >
      {place === null ? (
        <Button variant="outline" onClick={showBackups}>
          {t(`act.${task}`)}
        </Button>
      ) : (
        <Button asChild variant="outline">
          <AppLink {...place}>{t(`act.${task}`)}</AppLink>
        </Button>
      )}
    </Row>
  )
}

function Projects({ waiting, reported }: OutputOf<typeof projectSharing.reviewCount>) {
  const { t } = useTranslation('projectReviews')
  return (
    <Row icon={Puzzle} title={t('card.waiting', { count: waiting + reported })} advice={t('card.text')}>
      <Button asChild variant="outline">
        <AppLink {...linkReviews(waiting)}>{t('card.look')}</AppLink>
      </Button>
    </Row>
  )
}

type RowProps = { icon: LucideIcon; title: string; advice: string; isUrgent?: boolean; children: ReactNode }

function Row({ icon: Icon, title, advice, isUrgent = false, children }: RowProps) {
  const { t } = useTranslation('adminDashboard')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
        <div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {title}
            {isUrgent && <Badge tone="warning">{t('tasks.urgent')}</Badge>}
          </p>
          <p className="max-w-reading text-muted">{advice}</p>
        </div>
      </div>
      {children}
    </li>
  )
}
