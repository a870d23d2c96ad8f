import { useTranslation } from 'react-i18next'
import type { UserPage } from '#contract/admin/users.ts'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'

export function ClassesCard({ read }: { read: UserPage }) {
  const { t } = useTranslation('users')
  const { teaching, enrolledIn } = read
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>{t('page.classes')}</CardTitle>
      {teaching.classes > 0 && (
        <p>
          {t('page.teaches', { count: teaching.classes })} {t('page.pupils', { count: teaching.pupils })}
        </p>
      )}
      {enrolledIn.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 ps-6">
          {enrolledIn.map(({ id, name, teacher }) => (
            <li key={id} className="wrap-anywhere">
              {t('page.classOf', { name, teacher })}
            </li>
          ))}
        </ul>
      )}
      {teaching.classes === 0 && enrolledIn.length === 0 && (
        <p className="text-muted">{t('page.noClasses')}</p>
      )}
    </Card>
  )
}
