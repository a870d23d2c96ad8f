import { MonitorX } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserPage } from '#contract/admin/users.ts'
import { DeviceIcon } from '../../../kit/device-icon.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import type { UserDeeds } from '../users.data.ts'
import { ConfirmDeed } from './confirm-deed.tsx'

const FIRST_SHOWN = 5

export function DevicesCard({ read, name, deeds }: { read: UserPage; name: string; deeds: UserDeeds }) {
  const { t, i18n } = useTranslation('users')
  const { user, sessions } = read
  const [isAsking, setAsking] = useState(false)
  const [isAll, setAll] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const shown = isAll ? sessions : sessions.slice(0, FIRST_SHOWN)
  const moment = (at: string) =>
    new Date(at).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const saySince = (since: string, seen: string) =>
    seen === since ? t('page.deviceSinceOnly', { since }) : t('page.deviceSince', { since, seen })
  function showAll() {
    setAll(true)
    // The button goes.
    card.current?.focus()
  }
  const others = sessions.filter(({ isOwn }) => !isOwn)
  return (
    <Card ref={card} tabIndex={-1} className="flex flex-col gap-4">
      <CardTitle>{t('page.devices')}</CardTitle>
      {sessions.length === 0 ? (
        <p className="text-muted">{t('page.noDevices')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {shown.map((session) => (
            <li key={session.id} className="flex items-start gap-3">
              <DeviceIcon system={session.system} className="mt-0.5 size-5 shrink-0 text-muted" />
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2">
                  {session.browser && session.system
                    ? t('page.device', { browser: session.browser, system: session.system })
                    : (session.browser ?? session.system ?? t('page.deviceUnknown'))}
                  {session.isOwn && <Badge tone="primary">{t('page.thisDevice')}</Badge>}
                </p>
                <p className="text-muted">
                  {saySince(moment(session.createdAt), moment(session.lastSeenAt))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {(shown.length < sessions.length || others.length > 0) && (
        <div className="flex flex-wrap gap-3">
          {shown.length < sessions.length && (
            <Button variant="ghost" onClick={showAll}>
              {t('page.allDevices', { number: sessions.length })}
            </Button>
          )}
          {others.length > 0 && (
            <Button
              icon={MonitorX}
              variant="outline"
              onClick={() => setAsking(true)}
              isPending={deeds.isPending}
            >
              {t('deed.signOut')}
            </Button>
          )}
        </div>
      )}
      {isAsking && (
        <ConfirmDeed user={user} name={name} deed="signOut" deeds={deeds} onClose={() => setAsking(false)} />
      )}
    </Card>
  )
}
