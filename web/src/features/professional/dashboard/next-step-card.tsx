import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NextStep } from '#contract/professional/professional.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'

/** The one thing that is worth doing now, and why. */
export function NextStepCard({ step }: { step: NextStep }) {
  const { t } = useTranslation('professional')
  return (
    <section data-tour="next" aria-labelledby="next-heading">
      <Card accent="var(--brand)" className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="next-heading" className="font-semibold text-xl">
            {t('next.heading')}
          </h2>
          <p className="wrap-anywhere text-lg">{describeStep()}</p>
        </div>
        <Button asChild size="large">
          <AppLink to={findPath(step)}>
            {t(`next.${step.kind}Go`)}
            <ArrowRight aria-hidden="true" />
          </AppLink>
        </Button>
      </Card>
    </section>
  )

  function describeStep(): string {
    switch (step.kind) {
      case 'reviewCards':
        return t('next.reviewCards', { count: step.cards })
      case 'addDocument':
        return t('next.addDocument')
      default:
        return t(`next.${step.kind}`, { title: step.title })
    }
  }
}

function findPath(step: NextStep): string {
  switch (step.kind) {
    case 'reviewCards':
      return '/professional/flashcards'
    case 'continueLesson':
      return `/lessons/${step.id}`
    case 'readShared':
      return `/professional/collaboration?document=${step.id}`
    case 'summarize':
      return `/professional/research?document=${step.id}`
    case 'ask':
      return `/professional/chat?document=${step.id}&ask=true`
    case 'addDocument':
      return '/professional/research'
  }
}
