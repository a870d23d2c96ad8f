import { Ban, CircleCheck, KeyRound, MonitorX, MoreVertical, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminUser } from '#contract/admin/users.ts'
import { useUser } from '../../../kit/session.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { DropdownMenu, MenuItem } from '../../../ui/overlays/dropdown-menu.tsx'
import { EditDialog } from '../form/edit-dialog.tsx'
import { PasswordDialog } from '../form/password-dialog.tsx'
import { type AskedDeed, ConfirmDeed } from '../page/confirm-deed.tsx'
import { useUserDeeds } from '../users.data.ts'

/** What an admin can do with an account, where it stands in the list. */
export function UserMenu({ user, name }: { user: AdminUser; name: string }) {
  const { t } = useTranslation('users')
  const deeds = useUserDeeds()
  const [form, setForm] = useState<'edit' | 'password' | null>(null)
  const [asked, setAsked] = useState<AskedDeed | null>(null)
  const isSelf = useUser()?.id === user.id
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            label={t('table.actionsOf', { name })}
            icon={<MoreVertical aria-hidden="true" />}
            isPending={deeds.isPending}
          />
        }
      >
        {user.state === 'deleted' ? (
          <MenuItem icon={<RotateCcw aria-hidden="true" />} onSelect={() => deeds.restore(user.id, name)}>
            {t('deed.restore')}
          </MenuItem>
        ) : (
          <>
            <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setForm('edit')}>
              {t('deed.edit')}
            </MenuItem>
            {!isSelf && !user.isDemo && (
              <MenuItem icon={<KeyRound aria-hidden="true" />} onSelect={() => setForm('password')}>
                {t('deed.password')}
              </MenuItem>
            )}
            {!isSelf && (
              <MenuItem icon={<MonitorX aria-hidden="true" />} onSelect={() => setAsked('signOut')}>
                {t('deed.signOut')}
              </MenuItem>
            )}
            {!isSelf &&
              (user.state === 'disabled' ? (
                <MenuItem
                  icon={<CircleCheck aria-hidden="true" />}
                  onSelect={() => deeds.setDisabled(user.id, name, false)}
                >
                  {t('deed.enable')}
                </MenuItem>
              ) : (
                <MenuItem icon={<Ban aria-hidden="true" />} onSelect={() => setAsked('disable')}>
                  {t('deed.disable')}
                </MenuItem>
              ))}
            {!isSelf && !user.isDemo && (
              <MenuItem
                icon={<Trash2 aria-hidden="true" />}
                isDestructive
                onSelect={() => setAsked('delete')}
              >
                {t('deed.delete')}
              </MenuItem>
            )}
          </>
        )}
      </DropdownMenu>
      {form === 'edit' && <EditDialog user={user} isSelf={isSelf} onClose={() => setForm(null)} />}
      {form === 'password' && <PasswordDialog user={user} name={name} onClose={() => setForm(null)} />}
      {asked && (
        <ConfirmDeed user={user} name={name} deed={asked} deeds={deeds} onClose={() => setAsked(null)} />
      )}
    </>
  )
}
