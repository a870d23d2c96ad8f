import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Feather, type LucideIcon, Mountain, RefreshCw, Shuffle } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Offer, WhatNext } from '#contract/next-steps/what-next.ts'
import type { PagePath } from '#contract/pages/pages.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { isYoung } from '../learning/is-young.ts'
import { LinkButton } from '../navigation/link-button.tsx'
import { SpeakButton } from '../speech/speak-button.tsx'
import { StuckCard } from './stuck-card.tsx'
import { useChooseOffer, whatNextQuery } from './what-next.data.ts'

const LOOKS: Record<Offer['kind'], { icon: LucideIcon; tone: 'success' | 'primary' | 'warning' }> = {
  easyWin: { icon: Feather, tone: 'success' },
  review: { icon: RefreshCw, tone: 'primary' },
  stretch: { icon: Mountain, tone: 'warning' },
}

type OfferCardProps = { offer: Offer; user: User; practicePath: PagePath<'practice'> }

/** A next step in a child's words; the numbers behind it open for those who want them. */
function OfferCard({ offer: { kind, skill, reason }, user, practicePath }: OfferCardProps) {
  const { t } = useTranslation('learning')
  const choose = useChooseOffer()
  const { icon: Icon, tone } = LOOKS[kind]
  const words = t(`offerReason.${reason.code}`)
  const isLarge = isYoung(user)
  return (
    <li>
      <Card padding="small" className={`flex h-full flex-col gap-3 ${isLarge ? 'text-lg' : ''}`}>
        <div className="flex items-center justify-between gap-3">
          <Badge tone={tone}>
            <Icon aria-hidden="true" />
            {t(`offerKind.${kind}`)}
          </Badge>
          {isLarge && (
            <SpeakButton
              text={`${t(`offerKind.${kind}`)}. ${skill.name}. ${words}`}
              label={t('next.listen', { skill: skill.name })}
            />
          )}
        </div>
        <div>
          <h3 className="font-medium text-lg">{skill.name}</h3>
          <p className="text-muted">{skill.subject}</p>
        </div>
        <p>{words}</p>
        <Why reason={reason} name={skill.name} />
        <LinkButton
          to={practicePath}
          search={{ skill: skill.id }}
          aria-label={t('next.startNamed', { skill: skill.name })}
          onClick={() => choose.mutate({ kind, skill: skill.id })}
          size={isLarge ? 'large' : 'medium'}
          className="mt-auto sm:self-start"
          variant="secondary"
        >
          {t('next.start')}
        </LinkButton>
      </Card>
    </li>
  )
}

/** The numbers behind an offer, for grown-ups and the curious. */
function Why({ reason, name }: { reason: Offer['reason']; name: string }) {
  const { t } = useTranslation('learning')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { percent, answers, idleDays, prerequisites } = reason
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('why.askNamed', { skill: name })}
        onClick={() => setOpen(!isOpen)}
        className="-mx-2 flex min-h-11 items-center gap-1 rounded-control px-2 text-muted hover:bg-fill"
      >
        {t('why.ask')}
        <ChevronDown
          aria-hidden="true"
          className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul id={id} hidden={!isOpen} className="list-disc pl-5 text-muted">
        <li>{t('why.percent', { percent })}</li>
        {answers !== null && <li>{t('why.answers', { count: answers })}</li>}
        {idleDays !== null && <li>{t('why.idle', { count: idleDays })}</li>}
        {prerequisites !== null && <li>{t('why.before', { count: prerequisites })}</li>}
      </ul>
    </div>
  )
}

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
        <LinkButton
          icon={Shuffle}
          to={practicePath}
          search={{ mix: 'daily' }}
          size="large"
          className="max-w-full"
        >
          {done === 0 ? t('mix.start') : t('mix.goOn')}
        </LinkButton>
      )}
    </Card>
  )
}
