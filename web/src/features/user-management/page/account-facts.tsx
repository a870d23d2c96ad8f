import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UserPage } from '#contract/admin/users.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { FactLine, Facts } from './facts.tsx'

export function AccountFacts({ read }: { read: UserPage }) {
  const { t, i18n } = useTranslation('users')
  const { user, displayName, guardian, openTickets } = read
  const day = (moment: string) =>
    new Date(moment).toLocaleDateString(i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>{t('page.account')}</CardTitle>
      <Facts>
        <FactLine label={t('form.email')}>{user.email ?? t('page.noEmail')}</FactLine>
        {displayName && <FactLine label={t('page.displayName')}>{displayName}</FactLine>}
        <FactLine label={t('filter.teacher')}>{t(user.isTeacher ? 'page.yes' : 'page.no')}</FactLine>
        <FactLine label={t('table.created')}>{day(user.createdAt)}</FactLine>
        <FactLine label={t('table.lastSeen')}>{user.lastSeenOn ? day(user.lastSeenOn) : t('never')}</FactLine>
        <FactLine label={t('page.guardian')}>
          {guardian.agreedAt
            ? t('page.guardianAgreed', { name: guardian.name, day: day(guardian.agreedAt) })
            : guardian.isNeeded
              ? t('page.guardianMissing')
              : guardian.age === null
                ? t('page.ageUnknown')
                : t('page.guardianNotNeeded')}
        </FactLine>
        <FactLine label={t('page.tickets')}>
          {openTickets === 0 ? t('page.noTickets') : t('page.openTickets', { count: openTickets })}
        </FactLine>
      </Facts>
      <div>
        <LinkButton icon={ScrollText} to="/admin/audit-log" search={{ personId: user.id }} variant="outline">
          {t('page.audit')}
        </LinkButton>
      </div>
    </Card>
  )
}
