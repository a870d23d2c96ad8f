import { useTranslation } from 'react-i18next'
import type { LessonPlanDraft } from '#contract/teaching/lesson-plans.ts'
import { Card } from '../../../ui/layout/card.tsx'

/** Who wrote the draft and what it was made from. */
export function DraftNote({ draft: { engine, gaps } }: { draft: LessonPlanDraft }) {
  const { t } = useTranslation('lessonPlans')
  return (
    <Card tone="brand" padding="small" role="status" className="flex flex-col gap-2">
      <p className="font-medium">{t(engine === 'llm' ? 'draft.byModel' : 'draft.byEngine')}</p>
      <ul className="flex flex-col gap-1">
        {gaps.map(({ skill, name, tried, unsure, percent }) => (
          <li key={skill}>
            {percent === null
              ? t('draft.untried', { name })
              : t('draft.gap', { name, tried, unsure, percent })}
          </li>
        ))}
      </ul>
    </Card>
  )
}
