import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlanState } from '#contract/study/planning.ts'
import { AddressLink } from '../../../kit/navigation/address-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'

/** One thing to do now, large; the rest stays small. */
export function NextStep({ state: { plan, execution } }: { state: PlanState }) {
  const { t } = useTranslation('planning')
  const step = plan.steps[execution?.currentStep ?? 0]
  if (!step) return null
  return (
    <Card tone="brand" padding="small" className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-brand-ink">{t('plan.next')}</p>
        <p className="font-heading font-semibold text-lg">{step.title}</p>
        <p>{step.why}</p>
      </div>
      <Button asChild size="large">
        <AddressLink address={step.link} aria-label={t('plan.openNamed', { title: step.title })}>
          {t('plan.open')}
          <ArrowRight aria-hidden="true" />
        </AddressLink>
      </Button>
    </Card>
  )
}
