import { Shuffle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { WhatNext } from '#contract/next-steps/what-next.ts'
import type { PagePath } from '#contract/pages/pages.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ProgressBar } from '../../ui/display/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AppLink } from '../app-link.tsx'
import { isYoung } from '../learning/is-young.ts'
import { SpeakButton } from '../speech/speak-button.tsx'

type DailyMixCardProps = { mix: WhatNext['dailyMix']; user: User; practicePath: PagePath<'practice'> }

/** How much of today's mix is left, and the way into it. */
export function DailyMixCard({ mix: { left, done }, user, practicePath }: DailyMixCardProps) {
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
