import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PlanSummary } from '#contract/study/planning.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card, CardHeader, CardTitle } from '../../../ui/layout/card.tsx'
import { currentPlanQuery } from '../planning.data.ts'

type OtherPlansProps = { chosenId: number | null; onChoose: (id: number | null) => void }

export function OtherPlans({ chosenId, onChoose }: OtherPlansProps) {
  const { t } = useTranslation('planning')
  const { data } = useQuery(currentPlanQuery)
  const { state = null, others = [] } = data ?? {}
  const all: PlanSummary[] = [...(state ? [state.plan] : []), ...others]
  const listed = all.filter(({ id }) => id !== (chosenId ?? state?.plan.id))
  if (listed.length === 0) return null
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('plan.others')}</CardTitle>
      </CardHeader>
      <ul className="flex max-h-80 flex-col gap-1 overflow-y-auto">
        {listed.map(({ id, title, status }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
              {title}
              <Badge tone={status === 'executing' ? 'primary' : 'neutral'}>{t(`statuses.${status}`)}</Badge>
            </span>
            <Button
              variant="ghost"
              aria-label={t('plan.showNamed', { title })}
              onClick={() => onChoose(id === state?.plan.id ? null : id)}
            >
              {t('plan.show')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
