import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AdminUser } from '#contract/admin/users.ts'
import { GRACE_DAYS } from '#contract/profile/profile.ts'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { type UserDeeds, userQuery } from '../users.data.ts'

export type AskedDeed = 'disable' | 'delete' | 'signOut' | 'resetFactor'

type ConfirmDeedProps = {
  user: AdminUser
  name: string
  deed: AskedDeed
  deeds: UserDeeds
  onClose: () => void
}

/** Says what will happen before it does: also to the classes of a teacher. */
export function ConfirmDeed({ user, name, deed, deeds, onClose }: ConfirmDeedProps) {
  const { t } = useTranslation('users')
  const isClosing = deed === 'disable' || deed === 'delete'
  const page = useQuery({ ...userQuery(user.id), enabled: isClosing && user.isTeacher })
  const classes = page.data?.teaching.classes ?? 0
  function confirm() {
    if (deed === 'disable') deeds.setDisabled(user.id, name, true)
    else if (deed === 'delete') deeds.remove(user.id, name)
    else if (deed === 'signOut') deeds.signOut(user.id)
    else deeds.resetFactor(user.id, name)
  }
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`confirm.${deed}.title`, { name })}
      description={
        <>
          {t(`confirm.${deed}.text`, { count: GRACE_DAYS })}
          {isClosing && classes > 0 && <> {t('confirm.classes', { count: classes })}</>}
        </>
      }
      confirmLabel={t(`confirm.${deed}.yes`)}
      isDestructive={isClosing}
      onConfirm={confirm}
    />
  )
}
