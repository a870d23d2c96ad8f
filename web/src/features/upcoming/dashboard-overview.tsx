import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { findPage, mayOpen } from '#contract/pages/pages.ts'
import { OpenAlertsBadge } from '../../kit/alerts/open-alerts-badge.tsx'
import { AppLink } from '../../kit/app-link.tsx'
import { formatToday } from '../../kit/format-today.ts'
import { MENU_ICONS } from '../../kit/menus/menu-icons.ts'
import { chooseMenu, listLinks, type MenuLink } from '../../kit/menus/menus.ts'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { DashboardName } from './find-dashboard.ts'
import { isUpcoming } from './upcoming-name.ts'
import { WaitingAlerts } from './waiting-alerts.tsx'

type DashboardOverviewProps = { dashboard: DashboardName; user: User }

/** A welcome and the areas of the visitor's role, until the dashboard has figures to show. */
export function DashboardOverview({ dashboard, user }: DashboardOverviewProps) {
  const { t } = useTranslation(['upcoming', 'common'])
  const { entries, more } = chooseMenu(user)
  const areas = listLinks(entries).filter(({ to }) => findPage(to)?.screen !== dashboard)
  const [now] = useState(() => new Date())
  const name = user.firstName.trim()
  return (
    <div className="flex flex-col gap-8">
      <Card tone="brand" className="flex items-center justify-between gap-6">
        <div className="flex flex-col gap-2">
          <p className="font-medium text-brand-ink">
            {formatToday(now, user.languagePreference, user.timezone)}
          </p>
          <h1 className="font-semibold text-3xl sm:text-4xl">
            {name ? t('greeting.hello', { name }) : t('greeting.helloNobody')}
          </h1>
          <p className="max-w-reading text-lg">{t(`${dashboard}.text`)}</p>
        </div>
        <Sprout stage={3} className="hidden h-32 w-auto shrink-0 sm:block" />
      </Card>
      {mayOpen('monitor', user) && <WaitingAlerts />}
      <AreaGrid heading={t('greeting.areas')} links={areas} />
      {more.length > 0 && <AreaGrid heading={t('greeting.more')} links={more} />}
    </div>
  )
}

function AreaGrid({ heading, links }: { heading: string; links: readonly MenuLink[] }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="font-semibold text-2xl">{heading}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {links.map((link) => (
          <AreaCard key={link.to} link={link} />
        ))}
      </ul>
    </section>
  )
}

function AreaCard({ link }: { link: MenuLink }) {
  const { t } = useTranslation(['upcoming', 'common'])
  const Icon = MENU_ICONS[link.label]
  const screen = findPage(link.to)?.screen
  return (
    <li>
      <Card isInteractive padding="small" className="flex h-full items-center gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <div className="min-w-0">
          <h3 className="font-medium text-lg">
            <AppLink to={link.to} className="rounded-card after:absolute after:inset-0 after:rounded-card">
              {t(`common:menu.${link.label}`)}
            </AppLink>
          </h3>
          {isUpcoming(screen) && <p className="text-muted">{t(`${screen}.title`)}</p>}
        </div>
        {screen === 'safetyAlerts' && <OpenAlertsBadge className="ms-auto" />}
      </Card>
    </li>
  )
}
