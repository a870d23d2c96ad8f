import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'

/** School grades end at 12; what comes after has other names. */
const LAST_SCHOOL_GRADE = 12

export function PersonCard({ user, onEdit }: { user: User; onEdit: () => void }) {
  const { t, i18n } = useTranslation('profile')
  const fullName = `${user.firstName} ${user.lastName}`.trim()
  const isPupil = user.role === 'student' && user.grade <= LAST_SCHOOL_GRADE
  const facts: [string, string][] = [
    [t('person.username'), user.username],
    [t('person.email'), user.email ?? t('person.none')],
    [t('person.role'), t(`role.${user.role}`)],
    ...(isPupil ? [[t('person.grade'), String(user.grade)] as [string, string]] : []),
    [t('person.since'), new Date(user.createdAt).toLocaleDateString(i18n.language, { dateStyle: 'long' })],
  ]
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar
            firstName={user.firstName}
            lastName={user.lastName}
            imageUrl={user.avatarUrl}
            size="large"
          />
          <div className="min-w-0">
            <CardTitle className="text-2xl wrap-anywhere">{user.displayName || fullName}</CardTitle>
            {user.displayName && user.displayName !== fullName && (
              <p className="text-muted wrap-anywhere">{fullName}</p>
            )}
          </div>
        </div>
        <Button variant="outline" onClick={onEdit} data-edit-profile>
          <Pencil aria-hidden="true" />
          {t('edit.open')}
        </Button>
      </div>
      <p className={`max-w-reading whitespace-pre-line wrap-anywhere ${user.bio ? '' : 'text-muted'}`}>
        {user.bio || t('person.noBio')}
      </p>
      <dl className="grid gap-x-6 gap-y-3 border-border border-t pt-4 sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
