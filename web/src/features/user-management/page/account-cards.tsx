import { KeyRound, MailCheck, MonitorX, ScrollText, SmartphoneNfc } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserPage } from '#contract/admin/users.ts'
import { DeviceIcon } from '../../../kit/device-icon.tsx'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { PasswordDialog } from '../form/password-dialog.tsx'
import type { UserDeeds } from '../users.data.ts'
import { ConfirmDeed } from './confirm-deed.tsx'

/** Word and fact, side by side where there is room. */
function FactLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="w-44 shrink-0 text-muted">{label}</dt>
      <dd className="wrap-anywhere min-w-0 flex-1 basis-40">{children}</dd>
    </div>
  )
}

export function ClassesCard({ read }: { read: UserPage }) {
  const { t } = useTranslation('users')
  const { teaching, enrolledIn } = read
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>{t('page.classes')}</CardTitle>
      {teaching.classes > 0 && (
        <p>
          {t('page.teaches', { count: teaching.classes })} {t('page.pupils', { count: teaching.pupils })}
        </p>
      )}
      {enrolledIn.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 ps-6">
          {enrolledIn.map(({ id, name, teacher }) => (
            <li key={id} className="wrap-anywhere">
              {t('page.classOf', { name, teacher })}
            </li>
          ))}
        </ul>
      )}
      {teaching.classes === 0 && enrolledIn.length === 0 && (
        <p className="text-muted">{t('page.noClasses')}</p>
      )}
    </Card>
  )
}

export function SignInCard({ read, name, deeds }: { read: UserPage; name: string; deeds: UserDeeds }) {
  const { t, i18n } = useTranslation('users')
  const { user, secondFactorSince, passwordChangedAt, isSelf } = read
  const [dialog, setDialog] = useState<'password' | 'factor' | null>(null)
  const mayHelp = !isSelf && user.state !== 'deleted' && !user.isDemo
  const day = (moment: string) => new Date(moment).toLocaleDateString(i18n.language, { dateStyle: 'long' })
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>{t('page.signIn')}</CardTitle>
      <dl className="flex flex-col gap-2">
        <FactLine label={t('page.passwordSince')}>{day(passwordChangedAt)}</FactLine>
        <FactLine label={t('page.factor')}>
          {secondFactorSince ? t('page.factorOn', { day: day(secondFactorSince) }) : t('page.factorOff')}
        </FactLine>
      </dl>
      {mayHelp ? (
        <div className="flex flex-wrap gap-3">
          <Button icon={KeyRound} variant="outline" onClick={() => setDialog('password')}>
            {t('deed.password')}
          </Button>
          {secondFactorSince && (
            <Button
              icon={SmartphoneNfc}
              variant="outline"
              onClick={() => setDialog('factor')}
              isPending={deeds.isPending}
            >
              {t('deed.resetFactor')}
            </Button>
          )}
        </div>
      ) : (
        isSelf && <p className="text-muted">{t('page.ownSignIn')}</p>
      )}
      {dialog === 'password' && <PasswordDialog user={user} name={name} onClose={() => setDialog(null)} />}
      {dialog === 'factor' && (
        <ConfirmDeed
          user={user}
          name={name}
          deed="resetFactor"
          deeds={deeds}
          onClose={() => setDialog(null)}
        />
      )}
    </Card>
  )
}

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

export function AccountFacts({ read, name, deeds }: { read: UserPage; name: string; deeds: UserDeeds }) {
  const { t, i18n } = useTranslation('users')
  const { user, displayName, guardian, openTickets, emailProvenAt } = read
  const day = (moment: string) =>
    new Date(moment).toLocaleDateString(i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>{t('page.account')}</CardTitle>
      <dl className="flex flex-col gap-2">
        <FactLine label={t('form.email')}>
          {user.email ?? t('page.noEmail')}{' '}
          {user.email !== null && (
            <Badge tone={emailProvenAt ? 'success' : 'warning'}>
              {emailProvenAt ? t('page.emailProven') : t('page.emailUnproven')}
            </Badge>
          )}
        </FactLine>
        {(user.role === 'student' || user.age !== null) && (
          <FactLine label={t('form.age')}>{user.age ?? t('page.ageUnknown')}</FactLine>
        )}
        {displayName && <FactLine label={t('page.displayName')}>{displayName}</FactLine>}
        <FactLine label={t('filter.teacher')}>{t(user.isTeacher ? 'page.yes' : 'page.no')}</FactLine>
        <FactLine label={t('table.created')}>{day(user.createdAt)}</FactLine>
        <FactLine label={t('table.lastSeen')}>{user.lastSeenOn ? day(user.lastSeenOn) : t('never')}</FactLine>
        <FactLine label={t('page.guardian')}>
          {guardian.agreedAt
            ? t('page.guardianAgreed', { name: guardian.name, day: day(guardian.agreedAt) })
            : guardian.isBySchool
              ? t('page.guardianBySchool')
              : guardian.isNeeded
                ? t('page.guardianMissing')
                : t('page.guardianNotNeeded')}
        </FactLine>
        <FactLine label={t('page.tickets')}>
          {openTickets === 0 ? t('page.noTickets') : t('page.openTickets', { count: openTickets })}
        </FactLine>
      </dl>
      <div className="flex flex-wrap gap-3">
        {user.email !== null && !emailProvenAt && user.state !== 'deleted' && !user.isDemo && (
          <Button
            icon={MailCheck}
            variant="outline"
            onClick={() => deeds.proveEmail(user.id, name)}
            isPending={deeds.isPending}
          >
            {t('deed.proveEmail')}
          </Button>
        )}
        <LinkButton icon={ScrollText} to="/admin/audit-log" search={{ personId: user.id }} variant="outline">
          {t('page.audit')}
        </LinkButton>
      </div>
    </Card>
  )
}
