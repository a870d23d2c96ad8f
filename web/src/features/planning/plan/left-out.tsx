import { useTranslation } from 'react-i18next'
import type { LearningPlan } from '#contract/study/planning.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAdjust } from './use-adjust.ts'

/** What was dropped is kept, and can be taken up again. */
export function LeftOut({ plan: { id, context } }: { plan: LearningPlan }) {
  const { t } = useTranslation('planning')
  const { adjust, isPending } = useAdjust()
  const dropped = context.dropped ?? []
  if (dropped.length === 0) return null
  return (
    <div className="flex flex-col gap-1">
      <h4 className="font-medium">{t('plan.leftOut')}</h4>
      <ul>
        {dropped.map((part) => (
          <li key={part} className="flex flex-wrap items-center gap-x-3">
            {part}
            <Button
              variant="link"
              aria-label={t('plan.takeUpNamed', { part })}
              isPending={isPending}
              onClick={() => adjust({ id, dropped: dropped.filter((one) => one !== part) })}
            >
              {t('plan.takeUp')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
