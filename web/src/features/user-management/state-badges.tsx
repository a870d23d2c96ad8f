import { useTranslation } from 'react-i18next'
import type { AdminUser } from '#contract/admin/users.ts'
import { Badge } from '../../ui/display/badge.tsx'

const TONES = { neverSignedIn: 'info', disabled: 'warning', deleted: 'destructive' } as const

/** What is not as it usually is with an account. */
export function StateBadges({ user }: { user: AdminUser }) {
  const { t } = useTranslation('users')
  return (
    <>
      {user.state !== 'active' && <Badge tone={TONES[user.state]}>{t(`state.${user.state}`)}</Badge>}{' '}
      {user.isDemo && <Badge>{t('demo')}</Badge>}
    </>
  )
}
