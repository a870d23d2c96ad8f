import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NextStep } from '#contract/professional/professional.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import type { AppTarget } from '../../../kit/navigation/app-target.ts'
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
          <AppLink {...findPage(step)}>
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

function findPage(step: NextStep): AppTarget {
  switch (step.kind) {
    case 'reviewCards':
      return { to: '/professional/flashcards' }
    case 'continueLesson':
      return { to: '/lessons/$lessonId', params: { lessonId: String(step.id) } }
    case 'readShared':
      return { to: '/professional/collaboration', search: { document: step.id } }
    case 'summarize':
      return { to: '/professional/research', search: { document: step.id } }
    case 'ask':
      return { to: '/professional/chat', search: { document: step.id, ask: true } }
    case 'addDocument':
      return { to: '/professional/research' }
  }
}
