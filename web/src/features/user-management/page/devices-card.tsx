import { Laptop, MonitorX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserPage } from '#contract/admin/users.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import type { UserDeeds } from '../users.data.ts'
import { ConfirmDeed } from './confirm-deed.tsx'

type DevicesCardProps = { read: UserPage; name: string; deeds: UserDeeds }

export function DevicesCard({ read, name, deeds }: DevicesCardProps) {
  const { t, i18n } = useTranslation('users')
  const { user, sessions } = read
  const [isAsking, setAsking] = useState(false)
  const moment = (at: string) =>
    new Date(at).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const others = sessions.filter(({ isOwn }) => !isOwn)
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>{t('page.devices')}</CardTitle>
      {sessions.length === 0 ? (
        <p className="text-muted">{t('page.noDevices')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {sessions.map((session) => (
            <li key={session.id} className="flex items-start gap-3">
              <Laptop aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2">
                  {session.browser && session.system
                    ? t('page.device', { browser: session.browser, system: session.system })
                    : (session.browser ?? session.system ?? t('page.deviceUnknown'))}
                  {session.isOwn && <Badge tone="primary">{t('page.thisDevice')}</Badge>}
                </p>
                <p className="text-muted">
                  {t('page.deviceSince', {
                    since: moment(session.createdAt),
                    seen: moment(session.lastSeenAt),
                  })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div>
          <Button variant="outline" onClick={() => setAsking(true)} isPending={deeds.isPending}>
            <MonitorX aria-hidden="true" />
            {t('deed.signOut')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDeed user={user} name={name} deed="signOut" deeds={deeds} onClose={() => setAsking(false)} />
      )}
    </Card>
  )
}
