import { Shuffle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { PagePath } from '#contract/pages/pages.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { WateringCan } from '../../../ui/drawings/watering-can.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { writeWish } from '../read-view.ts'

type MixCardProps = { user: User; grade: number | undefined; path: PagePath<'practice'> }

/** Below what the learner is offered: a mix without a plan, as long as one likes. */
export function MixCard({ user, grade, path }: MixCardProps) {
  const { t } = useTranslation('practice')
  return (
    <Card className="flex items-center justify-between gap-6">
      <div className="flex flex-col items-start gap-3">
        <CardTitle className="text-2xl!">{t('mix.title')}</CardTitle>
        <p className="max-w-reading text-lg">{t('mix.text', { grade: grade ?? user.grade })}</p>
        <Button asChild variant="secondary">
          <AppLink to={path} search={writeWish(grade === undefined ? {} : { grade })}>
            <Shuffle aria-hidden="true" />
            {t('mix.action')}
          </AppLink>
        </Button>
      </div>
      <WateringCan className="hidden h-28 w-auto shrink-0 sm:block" />
    </Card>
  )
}
