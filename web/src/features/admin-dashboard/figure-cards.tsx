import type { LucideIcon } from 'lucide-react'
import { Activity, CalendarDays, HeartHandshake, Inbox, School, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AdminDashboard } from '#contract/admin/dashboard.ts'
import { Card } from '../../ui/layout/card.tsx'

export function FigureCards({ found }: { found: AdminDashboard }) {
  const { t, i18n } = useTranslation('adminDashboard')
  const write = (count: number) => count.toLocaleString(i18n.language)
  const { users, active } = found
  return (
    <section aria-labelledby="figures-heading">
      <h2 id="figures-heading" className="sr-only">
        {t('figures.heading')}
      </h2>
      <dl className="grid grid-cols-1 gap-4 min-[420px]:grid-cols-2 xl:grid-cols-3">
        <Figure
          icon={Users}
          label={t('figures.users')}
          value={write(users.total)}
          text={t('figures.usersText', { count: users.addedThisWeek })}
        />
        <Figure
          icon={Activity}
          label={t('figures.today')}
          value={write(active.today)}
          text={t('figures.todayText', { count: active.now })}
        />
        <Figure
          icon={CalendarDays}
          label={t('figures.week')}
          value={write(active.week)}
          text={t('figures.weekText', { people: write(active.month) })}
        />
        <Figure
          icon={School}
          label={t('figures.classes')}
          value={write(found.classes)}
          text={t('figures.classesText', { count: found.lessons })}
        />
        <Figure
          icon={Inbox}
          label={t('figures.tickets')}
          value={write(found.openTickets)}
          text={t('figures.ticketsText', { count: found.openMessages })}
        />
        <Figure
          icon={HeartHandshake}
          label={t('figures.alerts')}
          value={write(found.openAlerts)}
          text={found.openAlerts > 0 ? t('figures.alertsText') : t('figures.alertsNone')}
        />
      </dl>
    </section>
  )
}

type FigureProps = { icon: LucideIcon; label: string; value: string; text: string }

function Figure({ icon: Icon, label, value, text }: FigureProps) {
  return (
    <Card padding="small" className="flex h-full flex-col gap-1">
      <dt className="flex items-center justify-between gap-2 text-muted">
        {label}
        <Icon aria-hidden="true" className="size-6 shrink-0 text-brand" />
      </dt>
      <dd className="font-heading font-semibold text-3xl tabular-nums">{value}</dd>
      <dd className="text-muted">{text}</dd>
    </Card>
  )
}
