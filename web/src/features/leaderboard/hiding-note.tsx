import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { GUARDIAN_PAGE, useIsShielded } from '../../kit/guardian.data.ts'

/** How to be left out of the list, or for a child how to get into it. */
export function HidingNote({ user }: { user: Pick<User, 'age'> }) {
  const { t } = useTranslation('leaderboard')
  if (useIsShielded(user)) {
    return (
      <p className="text-muted">
        {t('shielded')}{' '}
        <AppLink {...GUARDIAN_PAGE} className="font-medium text-brand-ink underline">
          {t('shieldedLink')}
        </AppLink>
      </p>
    )
  }
  return <p className="text-muted">{t('hide')}</p>
}
