import { Activity, CalendarDays, HeartHandshake, Inbox, School, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AdminDashboard } from '#contract/admin/dashboard.ts'
import { Card } from '../../ui/layout/card.tsx'

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
          <Card key={name} padding="small" className="flex h-full flex-col gap-1">
            <dt className="flex items-center justify-between gap-2 text-muted">
              {t(`figures.${name}`)}
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
