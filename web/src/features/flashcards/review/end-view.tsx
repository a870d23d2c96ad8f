import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { NextDue } from '../due/next-due.tsx'
import { toPlainText } from '../split-pictures.ts'
import type { Session } from './session.ts'
import { sumUp } from './sum-up.ts'

type EndViewProps = { session: Session; onLeave: () => void }

const MOST_SHOWN = 5

/** What was learnt, and when the next cards come. */
export function EndView({ session, onLeave }: EndViewProps) {
  const { t, i18n } = useTranslation('flashcards')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { cards, learnt, rememberedShare, forgotten } = sumUp(session)
  if (cards === 0) {
    return (
      <div className="m-auto flex max-w-md flex-col items-center gap-3 text-center">
        <Sprout stage={4} />
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
          {t('due.none')}
        </h2>
        <p className="text-muted">
          {t('due.caughtUp')}
          <NextDue />
        </p>
        <Button onClick={onLeave}>{t('end.back')}</Button>
      </div>
    )
  }
  return (
    <div className="m-auto flex w-full max-w-xl flex-col items-center gap-5 py-4 text-center">
      <Sprout stage={4} />
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-3xl outline-none">
        {t('end.title')}
      </h2>
      <dl className="grid w-full grid-cols-[repeat(auto-fit,minmax(6.75rem,1fr))] gap-3">
        <Figure label={t('end.cards', { count: cards })} value={String(cards)} />
        <Figure label={t('end.learnt', { count: learnt })} value={String(learnt)} />
        <Figure
          label={t('end.remembered')}
          value={new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(rememberedShare)}
        />
      </dl>
      {forgotten.length > 0 && (
        <Card padding="small" className="w-full text-start">
          <h3 className="font-medium">{t('end.forgotten')}</h3>
          <ul className="list-disc ps-5">
            {forgotten.slice(0, MOST_SHOWN).map((card) => (
              <li key={card.id} className="wrap-anywhere">
                {toPlainText(card.front)}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className="text-lg">
        <NextDue />
      </p>
      <Button size="large" onClick={onLeave}>
        {t('end.back')}
      </Button>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse rounded-card border border-border bg-surface px-1.5 py-3">
      <dt className="text-muted">{label}</dt>
      <dd className="font-heading font-semibold text-3xl tabular-nums">{value}</dd>
    </div>
  )
}
