import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { PagePath } from '#contract/pages/pages.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { OfferCard } from './offer-card.tsx'
import { StuckCard } from './stuck-card.tsx'
import { whatNextQuery } from './what-next.data.ts'
import { Shuffle } from 'lucide-react'
import type { WhatNext } from '#contract/next-steps/what-next.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AppLink } from '../app-link.tsx'
import { isYoung } from '../learning/is-young.ts'
import { SpeakButton } from '../speech/speak-button.tsx'

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

type DailyMixCardProps = { mix: WhatNext['dailyMix']; user: User; practicePath: PagePath<'practice'> }

/** How much of today's mix is left, and the way into it. */
function DailyMixCard({ mix: { left, done }, user, practicePath }: DailyMixCardProps) {
  const { t } = useTranslation('learning')
  const total = done + left.length
  if (total === 0) return null
  const isDone = left.length === 0
  const title = isDone ? t('mix.doneTitle') : t('mix.title', { left: left.length, total })
  const text = isDone ? t('mix.doneText') : t('mix.text')
  return (
    <Card tone="brand" padding="small" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-56 flex-1">
        <h3 className="font-semibold text-lg">{title}</h3>
        <p>{text}</p>
      </div>
      {isYoung(user) && (
        <SpeakButton text={`${title}. ${text}`} label={t('next.listen', { skill: t('mix.progress') })} />
      )}
      <ProgressBar
        className="min-w-40 flex-1"
        label={t('mix.progress')}
        isLabelHidden
        percent={(100 * done) / total}
        valueText={t('mix.progressOf', { done, total })}
      />
      {!isDone && (
        <Button asChild size="large" className="max-w-full">
          <AppLink to={practicePath} search={{ mix: 'daily' }}>
            <Shuffle aria-hidden="true" />
            {done === 0 ? t('mix.start') : t('mix.goOn')}
          </AppLink>
        </Button>
      )}
    </Card>
  )
}
