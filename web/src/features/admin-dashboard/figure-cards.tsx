import { Activity, CalendarDays, HeartHandshake, Inbox, School, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AdminDashboard } from '#contract/admin/dashboard.ts'
import { AppLink } from '../../kit/app-link.tsx'
import type { AppTarget } from '../../kit/navigation/app-target.ts'
import { Card } from '../../ui/layout/card.tsx'

/** Where what each figure counts can be read one by one. */
const PLACES = {
  users: { to: '/admin/user-management' },
  today: { to: '/admin/sessions' },
  week: { to: '/admin/system-analytics' },
  // Each teacher's page names their classes.
  classes: { to: '/admin/user-management', search: { role: 'teacher' } },
  tickets: { to: '/admin/inbox' },
  alerts: { to: '/teacher/alerts' },
} as const satisfies Record<string, AppTarget>

/** What the school counts, each the way to what it counts. */
export function FigureCards({ found }: { found: AdminDashboard }) {
  const { t, i18n } = useTranslation('adminDashboard')
  const write = (count: number) => count.toLocaleString(i18n.language)
  const { users, active, classes, openTickets, openAlerts } = found
  const figures = [
    ['users', Users, users.total, t('figures.usersText', { count: users.addedThisWeek })],
    ['today', Activity, active.today, t('figures.todayText', { count: active.now })],
    ['week', CalendarDays, active.week, t('figures.weekText', { people: write(active.month) })],
    ['classes', School, classes, t('figures.classesText', { count: found.lessons })],
    ['tickets', Inbox, openTickets, t('figures.ticketsText', { count: found.openMessages })],
    ['alerts', HeartHandshake, openAlerts, t(openAlerts > 0 ? 'figures.alertsText' : 'figures.alertsNone')],
  ] as const
  return (
    <section aria-labelledby="figures-heading">
      <h2 id="figures-heading" className="sr-only">
        {t('figures.heading')}
      </h2>
      <dl className="grid grid-cols-1 gap-4 min-[420px]:grid-cols-2 xl:grid-cols-3">
        {figures.map(([name, Icon, value, text]) => (
          <Card key={name} isInteractive padding="small" className="flex h-full flex-col gap-1">
            <dt className="flex items-center justify-between gap-2 text-muted">
              <AppLink
                {...PLACES[name]}
                className="rounded-card underline decoration-dotted underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:decoration-solid"
              >
                {t(`figures.${name}`)}
              </AppLink>
              <Icon aria-hidden="true" className="size-6 shrink-0 text-brand" />
            </dt>
            <dd className="font-heading font-semibold text-3xl tabular-nums">{write(value)}</dd>
            <dd className="text-muted">{text}</dd>
          </Card>
        ))}
      </dl>
    </section>
  )
}
