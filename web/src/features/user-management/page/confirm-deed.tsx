import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AdminUser } from '#contract/admin/users.ts'
import { GRACE_DAYS } from '#contract/profile/profile.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { type UserDeeds, userQuery } from '../users.data.ts'

const TONES = { neverSignedIn: 'info', disabled: 'warning', deleted: 'destructive' } as const

/** What is not as it usually is with an account. */
export function StateBadges({ user }: { user: AdminUser }) {
  const { t } = useTranslation('users')
  return (
    <>
      {user.state !== 'active' && <Badge tone={TONES[user.state]}>{t(`state.${user.state}`)}</Badge>}{' '}
      {user.isWaitingForApproval && <Badge tone="warning">{t('waiting.badge')}</Badge>}{' '}
      {user.isDemo && <Badge>{t('demo')}</Badge>}
    </>
  )
}

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
