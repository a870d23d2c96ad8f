import { LogOut, MonitorX, MoreVertical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveSession } from '#contract/admin/session-monitor.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { DropdownMenu, MenuItem } from '../../ui/overlays/dropdown-menu.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useEndSessions } from './session-monitor.data.ts'

/** An admin signs a device of somebody out, or all of them; asked for once more, because it cannot be taken back. */
export function EndMenu({ session, name }: { session: LiveSession; name: string }) {
  const { t } = useTranslation('live')
  const errorText = useErrorText()
  const end = useEndSessions()
  const [asked, setAsked] = useState<'one' | 'all' | null>(null)

  function confirm(which: 'one' | 'all') {
    end.mutate(
      { which, id: which === 'one' ? session.id : session.user.id },
      {
        onSuccess: ({ signedOut }) => toast({ title: t('end.done', { count: signedOut }) }),
        onError: (error) =>
          toast({ title: t('end.failed'), description: errorText(error), variant: 'destructive' }),
      },
    )
  }

  return (
    <div className="absolute end-2 top-2 lg:static lg:self-center">
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            label={t('actions', { name })}
            icon={<MoreVertical aria-hidden="true" />}
            isPending={end.isPending}
          />
        }
      >
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => setAsked('one')}>
          {t('end.one')}
        </MenuItem>
        <MenuItem icon={<MonitorX aria-hidden="true" />} isDestructive onSelect={() => setAsked('all')}>
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
