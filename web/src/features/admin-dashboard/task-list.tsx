import { useQuery } from '@tanstack/react-query'
import {
  CalendarDays,
  CircleCheck,
  DatabaseBackup,
  Flag,
  HardDrive,
  HeartHandshake,
  Inbox,
  KeyRound,
  type LucideIcon,
  Puzzle,
  ShieldAlert,
  ShieldCheck,
  TriangleAlert,
  UserX,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GUESSING_NOTICED } from '#contract/admin/audit-actions.ts'
import type { AdminDashboard, AdminTask } from '#contract/admin/dashboard.ts'
import { AppLink } from '../../kit/app-link.tsx'
import type { AppTarget } from '../../kit/navigation/app-target.ts'
import { linkReviews, reviewCountQuery } from '../../kit/project-reviews/review-count.data.ts'
import { publicationCountQuery } from '../../kit/publication/publication-count.data.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card, CardTitle } from '../../ui/layout/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { approvalsQuery } from './approvals.data.ts'

export const BACKUPS_ID = 'backups'

/** Leads eye and focus to the backups, which stand on the same page. */
export function showBackups(): void {
  const section = document.getElementById(BACKUPS_ID)
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}

const STATE: AppTarget = { to: '/admin/system-analytics', search: { tab: 'state' } }
const INBOX: AppTarget = { to: '/admin/inbox' }

/** Where nothing is said of the place, it stands on this page. */
const LOOKS: Record<AdminTask, { icon: LucideIcon; place?: AppTarget }> = {
  alerts: { icon: HeartHandshake, place: { to: '/teacher/alerts' } },
  diskLow: { icon: HardDrive, place: STATE },
  backupFailed: { icon: DatabaseBackup },
  backupOld: { icon: DatabaseBackup },
  backupMissing: { icon: DatabaseBackup },
  guessing: {
    icon: ShieldAlert,
    place: { to: '/admin/audit-log', search: { action: GUESSING_NOTICED } },
  },
  jobsFailing: { icon: TriangleAlert, place: STATE },
  tickets: { icon: Inbox, place: INBOX },
  messages: { icon: Inbox, place: INBOX },
  secondFactor: { icon: KeyRound, place: { to: '/profile' } },
  deletions: { icon: UserX, place: { to: '/admin/families' } },
  school: { icon: CalendarDays, place: { to: '/admin/school' } },
  reports: { icon: Flag, place: { to: '/admin/reports' } },
}
const URGENT: readonly AdminTask[] = ['alerts', 'diskLow', 'backupFailed', 'guessing']

export function TaskList({ tasks }: Pick<AdminDashboard, 'tasks'>) {
  const { t } = useTranslation('adminDashboard')
  const { t: say } = useTranslation('projectReviews')
  const { t: sayRequest } = useTranslation('publications')
  const projects = useQuery(reviewCountQuery)
  const { waiting = 0, reported = 0 } = projects.data ?? {}
  const hasProjects = waiting + reported > 0
  const requests = useQuery(publicationCountQuery)
  const waitingRequests = requests.data?.waiting ?? 0
  const approvals = useQuery(approvalsQuery).data?.teachers.length ?? 0
  // Teachers who wait have a card of their own: nobody should read beside it that nothing waits.
  const hasMore = hasProjects || waitingRequests > 0
  if (approvals > 0 && tasks.length === 0 && !hasMore) return null
  return (
    <Card data-tour="tasks" className="flex flex-col gap-4">
      <CardTitle>{t('tasks.title')}</CardTitle>
      {tasks.length > 0 || hasMore ? (
        <ul className="flex flex-col divide-y divide-border">
          {tasks.map((task) => (
            <Task key={task.task} {...task} />
          ))}
          {waitingRequests > 0 && (
            <Row
              icon={ShieldCheck}
              title={sayRequest('card.waiting', { count: waitingRequests })}
              advice={sayRequest('card.text')}
            >
              <Button asChild variant="outline">
                <AppLink to="/teacher/approvals">{sayRequest('card.look')}</AppLink>
              </Button>
            </Row>
          )}
          {hasProjects && (
            <Row
              icon={Puzzle}
              title={say('card.waiting', { count: waiting + reported })}
              advice={say('card.text')}
            >
              <Button asChild variant="outline">
                <AppLink {...linkReviews(waiting)}>{say('card.look')}</AppLink>
              </Button>
            </Row>
          )}
        </ul>
      ) : projects.isPending || requests.isPending ? (
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
  const { icon, place } = LOOKS[task]
  return (
    <Row
      icon={icon}
      title={t(`task.${task}`, { count })}
      advice={t(`advice.${task}`)}
      isUrgent={URGENT.includes(task)}
    >
      {place === undefined ? (
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
