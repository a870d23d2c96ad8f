import { useQuery } from '@tanstack/react-query'
import { Puzzle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AppLink } from '../app-link.tsx'
import { linkReviews, reviewCountQuery } from './review-count.data.ts'

/** Children wait to hear whether others may see what they built. Nothing while none does. */
export function WaitingReviews() {
  const { t } = useTranslation('projectReviews')
  const { waiting = 0, reported = 0 } = useQuery(reviewCountQuery).data ?? {}
  if (waiting + reported === 0) return null
  return (
    <Card padding="small" className="flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 items-start gap-3">
        <Puzzle aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div>
          <h2 className="font-semibold text-lg">{t('card.waiting', { count: waiting + reported })}</h2>
          <p className="text-muted">{t('card.text')}</p>
        </div>
      </div>
      <Button asChild variant="outline">
        <AppLink {...linkReviews(waiting)}>{t('card.look')}</AppLink>
      </Button>
    </Card>
  )
}
