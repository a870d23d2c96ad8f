import { useQuery } from '@tanstack/react-query'
import { Download, FileText, LogOut, MonitorSmartphone, Printer, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type DeviceSession, devices } from '#contract/profile/devices.ts'
import { GRACE_DAYS, type Profile, profile } from '#contract/profile/profile.ts'
import { type PrivacySettings, VISIBILITIES } from '#contract/profile/settings.ts'
import { LAST_PICTURE_GRADE } from '#engines/accounts/index.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { GUARDIAN_PAGE, guardianQuery, useIsShielded } from '../../../kit/guardian/guardian.data.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { formatRelativeTime } from '../../../ui/format/format-relative-time.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItems } from '../../../ui/forms/select.tsx'
import { Card, CardDescription, CardIntro, CardTitle } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { devicesQuery, useSavePrivacy } from '../profile.data.ts'
import { SettingSwitch, useSaveWords } from '../settings/setting-switch.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { listSwitches } from './list-switches.ts'
import { PasswordCard, useForgetDevices } from './password-card.tsx'
import { OwnPicturesCard } from './pictures/own-pictures-card.tsx'
import { ReportDialog } from './report/report-dialog.tsx'
import { PasskeysCard } from './second-factor/passkeys-card.tsx'
import { SecondFactorCard } from './second-factor/second-factor-card.tsx'
import { ProviderCard } from './sign-in/provider-card.tsx'

export function PrivacyTab({ profile: { user, settings } }: { profile: Profile }) {
  const isStaff = user.isTeacher || user.role === 'admin'
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-6">
        <PrivacyCard user={user} privacy={settings.privacy} />
        <DataCard user={user} isShared={settings.privacy.share_progress_with_parents} />
      </div>
      <div className="flex flex-col gap-6">
        <PasswordCard user={user} />
        {user.role === 'student' && user.grade <= LAST_PICTURE_GRADE && <OwnPicturesCard />}
        <ProviderCard />
        {isStaff && <SecondFactorCard />}
        <PasskeysCard />
        <DevicesCard />
      </div>
    </div>
  )
}

/** What one can take along, show at home, or have removed. */
function DataCard({ user, isShared }: { user: User; isShared: boolean }) {
  const { t } = useTranslation('profile')
  const [open, setOpen] = useState<'report' | 'delete' | null>(null)
  const isLearner = user.role === 'student'
  return (
    <Card className="flex flex-col gap-5">
      <CardTitle>{t('data.title')}</CardTitle>
      {isLearner && isShared && (
        <Part text={t('data.reportText')}>
          <Button variant="outline" onClick={() => setOpen('report')}>
            <Printer aria-hidden="true" />
            {t('data.report')}
          </Button>
        </Part>
      )}
      <Part text={t('data.exportText')}>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="outline">
            <a href={`${profile.export.path}?format=html`} download>
              <FileText aria-hidden="true" />
              {t('data.exportPage')}
            </a>
          </Button>
          <Button asChild variant="outline">
            <a href={profile.export.path} download>
              <Download aria-hidden="true" />
              {t('data.export')}
            </a>
          </Button>
        </div>
      </Part>
      <Part text={t('data.deleteText', { count: GRACE_DAYS })}>
        <Button variant="outline" onClick={() => setOpen('delete')}>
          <Trash2 aria-hidden="true" />
          {t('data.delete')}
        </Button>
      </Part>
      {open === 'report' && <ReportDialog user={user} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteDialog onClose={() => setOpen(null)} />}
    </Card>
  )
}

function Part({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <CardDescription>{text}</CardDescription>
      {children}
    </div>
  )
}

function PrivacyCard({ user, privacy }: { user: User; privacy: PrivacySettings }) {
  const { t } = useTranslation('profile')
  const save = useSavePrivacy(useSaveWords())
  const shown = { ...privacy, ...(save.isPending ? save.variables : {}) }
  return (
    <Card className="flex flex-col gap-5">
      <CardTitle>{t('privacy.title')}</CardTitle>
      <ShieldNote user={user} />
      <Field label={t('privacy.visibility')} description={t(`visibility.${shown.profile_visibility}Help`)}>
        <Select
          value={shown.profile_visibility}
          onValueChange={(value) => save.mutate({ profile_visibility: value as Visibility })}
        >
          <SelectItems values={VISIBILITIES} nameOf={(visibility) => t(`visibility.${visibility}`)} />
        </Select>
      </Field>
      <div className="flex flex-col gap-2">
        {listSwitches(user).map(([key, name]) => (
          <SettingSwitch
            key={key}
            label={t(`privacy.${name}`)}
            description={t(`privacyHelp.${name}`)}
            isOn={shown[key]}
            onChange={(isOn) => save.mutate({ [key]: isOn })}
          />
        ))}
      </div>
    </Card>
  )
}

type Visibility = PrivacySettings['profile_visibility']

/** Until an adult agrees nothing of a child is shown, whatever the switches say. */
function ShieldNote({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const isShielded = useIsShielded(user)
  const { data } = useQuery({ ...guardianQuery, enabled: isShielded })
  if (!isShielded) return null
  return (
    <p className="rounded-control bg-info-soft p-3 text-info-ink">
      {t('privacy.shielded')} {data?.hasOldAgreement && `${t('privacy.shieldedOld')} `}
      <AppLink {...GUARDIAN_PAGE} className="font-medium underline underline-offset-4">
        {t('privacy.shieldedLink')}
      </AppLink>
    </p>
  )
}

function DevicesCard() {
  const { t } = useTranslation('profile')
  const list = useQuery(devicesQuery)
  const signOutOthers = useSignOut(devices.signOutOthers)
  return (
    <Card className="flex flex-col gap-4">
      <CardIntro title={t('devices.title')} text={t('devices.text')} />
      {list.isPending && (
        <SkeletonBlocks blocks={['h-14']} times={2} shape="control" className="flex flex-col gap-3" />
      )}
      {list.isError && !list.data && <ErrorState title={t('devices.failed')} headingLevel={3} query={list} />}
      {list.data && (
        <ul className="flex flex-col divide-y divide-border">
          {list.data.map((device) => (
            <li key={device.id}>
              <DeviceLine device={device} />
            </li>
          ))}
        </ul>
      )}
      {list.data && list.data.length > 1 && (
        <Button
          variant="outline"
          className="self-start"
          isPending={signOutOthers.isPending}
          onClick={() => signOutOthers.mutate({})}
        >
          <LogOut aria-hidden="true" />
          {t('devices.signOutOthers')}
        </Button>
      )}
    </Card>
  )
}

function DeviceLine({ device }: { device: DeviceSession }) {
  const { t } = useTranslation('profile')
  const { t: tUi, i18n } = useTranslation('ui')
  const [now] = useState(() => new Date())
  const signOut = useSignOut(devices.signOut)
  const { browser, system } = device
  const name =
    browser && system ? t('devices.name', { browser, system }) : (browser ?? system ?? t('devices.unknown'))
  return (
    <div className="flex flex-wrap items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-muted">
          {t('devices.seen', { when: formatRelativeTime(device.lastSeenAt, now, tUi, i18n.language) })}
        </p>
      </div>
      {device.isCurrent ? (
        <Badge tone="primary">{t('devices.this')}</Badge>
      ) : (
        <Button
          variant="ghost"
          isPending={signOut.isPending}
          aria-label={t('devices.signOutOf', { name })}
          onClick={() => signOut.mutate({ id: device.id })}
        >
          {t('devices.signOut')}
        </Button>
      )}
    </div>
  )
}

function useSignOut<E extends Endpoint>(endpoint: E) {
  const { t } = useTranslation('profile')
  return useWrite(endpoint, {
    done: t('devices.signedOut'),
    failed: t('devices.notSignedOut'),
    onSuccess: useForgetDevices(),
  })
}
