import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { isChild } from '#contract/onboarding/guardian.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { GUARDIAN_ADDRESS, guardianQuery } from '../../kit/guardian.data.ts'

/** How to be left out of the list, or for a child how to get into it. */
export function HidingNote({ user: { age } }: { user: Pick<User, 'age'> }) {
  const { t } = useTranslation('leaderboard')
  const state = useQuery({ ...guardianQuery, enabled: isChild(age) })
  if (isChild(age) && state.data?.isShielded !== false) {
    return (
      <p className="text-muted">
        {t('shielded')}{' '}
        <AppLink to={GUARDIAN_ADDRESS} className="font-medium text-brand-ink underline">
          {t('shieldedLink')}
        </AppLink>
      </p>
    )
  }
  return <p className="text-muted">{t('hide')}</p>
}
