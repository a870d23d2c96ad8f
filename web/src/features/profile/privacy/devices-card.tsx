import { useQuery } from '@tanstack/react-query'
import { LogOut, MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeviceSession, devices } from '#contract/profile/devices.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { formatRelativeTime } from '../../../ui/format/format-relative-time.ts'
import { Card, CardDescription, CardTitle } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { devicesQuery, useWriter } from '../profile.data.ts'
import { useForgetDevices } from './use-forget-devices.ts'

export function DevicesCard() {
  const { t } = useTranslation('profile')
  const list = useQuery(devicesQuery)
  const notices = useSignOutNotices()
  const signOutOthers = useWriter(devices.signOutOthers, useForgetDevices())
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <CardTitle>{t('devices.title')}</CardTitle>
        <CardDescription>{t('devices.text')}</CardDescription>
      </div>
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
          onClick={() => signOutOthers.mutate({}, notices)}
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
  const signOut = useWriter(devices.signOut, useForgetDevices())
  const notices = useSignOutNotices()
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
          onClick={() => signOut.mutate({ id: device.id }, notices)}
        >
          {t('devices.signOut')}
        </Button>
      )}
    </div>
  )
}

function useSignOutNotices() {
  const { t } = useTranslation('profile')
  const toastFailure = useFailureToast()
  return {
    onSuccess: () => {
      toast({ title: t('devices.signedOut') })
    },
    onError: (error: unknown) => {
      toastFailure(t('devices.notSignedOut'), error)
    },
  }
}
