import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PagePath } from '#contract/pages/pages.ts'
import { canKeepLessons } from '../../../device/packages/room.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useOnline } from '../../../kit/use-online.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { keptProblemsQuery } from '../practice.data.ts'
import { writeWish } from '../read-view.ts'
import { countBySkill } from './count-by-skill.ts'

/** Without a connection: what can be practised here now. */
export function KeptCard({ userId, path }: { userId: number; path: PagePath<'practice'> }) {
  const { t } = useTranslation('practice')
  const isOnline = useOnline()
  const { data: problems } = useQuery({ ...keptProblemsQuery(userId), enabled: !isOnline })
  if (isOnline || !problems) return null
  return (
    <Card className="flex flex-col items-start gap-3">
      <CardTitle>{t('kept.title')}</CardTitle>
      {problems.length === 0 ? (
        <p className="max-w-reading">{canKeepLessons() ? t('kept.none') : t('kept.unsafe')}</p>
      ) : (
        <>
          <p className="max-w-reading text-lg">{t('kept.count', { count: problems.length })}</p>
          <Button asChild>
            <AppLink to={path} search={writeWish({})}>
              {t('kept.action')}
            </AppLink>
          </Button>
          <ul className="flex flex-wrap gap-2">
            {countBySkill(problems).map(({ id, name, count }) => (
              <li key={id}>
                <Button asChild variant="outline">
                  <AppLink to={path} search={writeWish({ skill: id })}>
                    {t('kept.skill', { skill: name, count })}
                  </AppLink>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
