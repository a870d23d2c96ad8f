import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LogOut, MonitorX, MoonStar, MoreVertical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type LiveSession, sessionMonitor } from '#contract/admin/session-monitor.ts'
import { createWriter } from '../../api/create-writer.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { useSessionWords } from '../../kit/classroom/use-session-words.ts'
import { DeviceIcon } from '../../kit/device-icon.tsx'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Avatar } from '../../ui/display/avatar.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { toast } from '../../ui/toast/toast-store.ts'

function useEndSessions() {
  const { t } = useTranslation('live')
  const toastFailure = useFailureToast()
  const queryClient = useQueryClient()
  const [write] = useState(() => ({
    one: createWriter(sessionMonitor.end),
    all: createWriter(sessionMonitor.endAll),
  }))
  return useMutation({
    mutationFn: ({ which, id }: { which: 'one' | 'all'; id: number }) => write[which]({ id }),
    onSuccess: ({ signedOut }) => toast({ title: t('end.done', { count: signedOut }) }),
    onError: (error) => toastFailure(t('end.failed'), error),
    // Also after a refusal: the device may be gone already.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['live-sessions'] }),
  })
}

type SessionRowProps = { session: LiveSession; viewer: User; now: Date; headingLevel: 2 | 3 }

/** Who, where and since when, in one line on a wide screen. */
export function SessionRow({ session, viewer, now, headingLevel }: SessionRowProps) {
  const { t } = useTranslation('live')
  const { sayPage, saySince } = useSessionWords()
  const { user, classes, browser, system } = session
  const since = saySince(session, now)
  const isAdmin = viewer.role === 'admin'
  const name = `${user.firstName} ${user.lastName}`.trim()
  const Heading = `h${headingLevel}` as const
  const device =
    browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('deviceUnknown'))
  return (
    <Card padding="small" className="grid gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_2.75rem]">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar firstName={user.firstName} lastName={user.lastName} />
        <div className="min-w-0 flex-1">
          <Heading className="font-medium text-lg leading-snug wrap-anywhere">
            {viewer.isTeacher && !isAdmin ? (
              <AppLink
                to="/teacher/students/$id"
                params={{ id: String(user.id) }}
                className="underline decoration-border-strong underline-offset-4 hover:decoration-2"
              >
                {name}
              </AppLink>
            ) : (
              name
            )}
          </Heading>
          <p className="text-muted wrap-anywhere">
            {[...(isAdmin ? [t(`roleOf.${user.role}`)] : []), ...classes.map((room) => room.name)].join(
              ' · ',
            )}
          </p>
        </div>
      </div>
      <div className="flex min-w-0 flex-col justify-center">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{sayPage(session)}</span>
          {session.idleSince && (
            <Badge>
              <MoonStar aria-hidden="true" />
              {t('idle')}
            </Badge>
          )}
          {session.isOwn && <Badge tone="primary">{t('thisDevice')}</Badge>}
        </p>
        {session.isPageWithheld && <p className="text-muted">{t('page.withheldWhy')}</p>}
        <p className="flex flex-wrap items-center gap-x-4 text-muted">
          {since && <span>{since}</span>}
          <span className="inline-flex items-center gap-1.5">
            <DeviceIcon system={system} className="size-4 shrink-0" />
            {device}
          </span>
        </p>
      </div>
      {isAdmin && !session.isOwn && <EndMenu session={session} name={name} />}
    </Card>
  )
}

/** An admin signs a device of somebody out, or all of them; asked for once more, because it cannot be taken back. */
function EndMenu({ session, name }: { session: LiveSession; name: string }) {
  const { t } = useTranslation('live')
  const end = useEndSessions()
  const [asked, setAsked] = useState<'one' | 'all' | null>(null)

  function confirm(which: 'one' | 'all') {
    end.mutate({ which, id: which === 'one' ? session.id : session.user.id })
  }

  return (
    <div className="absolute end-2 top-2 lg:static lg:self-center">
      <DropdownMenu
        align="end"
        trigger={<IconButton label={t('actions', { name })} icon={MoreVertical} isPending={end.isPending} />}
      >
        <MenuItem icon={LogOut} onSelect={() => setAsked('one')}>
          {t('end.one')}
        </MenuItem>
        <MenuItem icon={MonitorX} isDestructive onSelect={() => setAsked('all')}>
          {t('end.all', { name })}
        </MenuItem>
      </DropdownMenu>
      {asked && (
        <AlertDialog
          open
          onOpenChange={() => setAsked(null)}
          title={t(`end.${asked}Title`, { name })}
          description={t(`end.${asked}Text`)}
          confirmLabel={t('end.confirm')}
          isDestructive
          onConfirm={() => confirm(asked)}
        />
      )}
    </div>
  )
}
