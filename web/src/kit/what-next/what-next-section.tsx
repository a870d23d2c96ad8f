import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { PagePath } from '#contract/pages/pages.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { DailyMixCard } from './daily-mix-card.tsx'
import { OfferCard } from './offer-card.tsx'
import { StuckCard } from './stuck-card.tsx'
import { whatNextQuery } from './what-next.data.ts'

type WhatNextSectionProps = {
  user: User
  /** The page of practice the learner is sent to. */
  practicePath: PagePath<'practice'>
}

/** Up to three next steps with their reasons, today's mix, and another way where the learner is stuck. */
export function WhatNextSection({ user, practicePath }: WhatNextSectionProps) {
  const { t } = useTranslation('learning')
  const next = useQuery(whatNextQuery)
  if (next.data && next.data.offers.length === 0 && next.data.dailyMix.left.length === 0) return null
  return (
    <section data-tour="next" aria-labelledby="what-next-heading" className="flex flex-col gap-4">
      <h2 id="what-next-heading" className="font-semibold text-2xl">
        {t('next.heading')}
      </h2>
      {next.isPending && (
        <SkeletonArea className="flex flex-col gap-4">
          <Skeleton className="h-28" />
          <div className="grid gap-4 md:grid-cols-3">
            {['a', 'b', 'c'].map((place) => (
              <Skeleton key={place} className="h-64" />
            ))}
          </div>
        </SkeletonArea>
      )}
      {next.isError && !next.data && <ErrorState title={t('next.failed')} query={next} headingLevel={3} />}
      {next.data && (
        <>
          <DailyMixCard mix={next.data.dailyMix} user={user} practicePath={practicePath} />
          {next.data.offers.length > 0 && (
            <ul className="grid gap-4 md:auto-cols-fr md:grid-flow-col">
              {next.data.offers.map((offer) => (
                <OfferCard key={offer.skill.id} offer={offer} user={user} practicePath={practicePath} />
              ))}
            </ul>
          )}
          {next.data.stuck && <StuckCard stuck={next.data.stuck} practicePath={practicePath} />}
        </>
      )}
    </section>
  )
}
