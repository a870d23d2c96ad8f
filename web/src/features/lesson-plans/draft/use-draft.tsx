import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LessonPlanDraft } from '#contract/teaching/lesson-plans.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { type PlanValues, takeDraft } from '../form/plan-values.ts'
import { DraftDialog } from './draft-dialog.tsx'

/** "Draft for me": fills the form, and takes it back when asked to. */
export function useDraft(values: PlanValues, setValues: (values: PlanValues) => void, isOpenFirst = false) {
  const { t } = useTranslation('lessonPlans')
  const [isOpen, setOpen] = useState(isOpenFirst)
  const [draft, setDraft] = useState<LessonPlanDraft | null>(null)

  function take(written: LessonPlanDraft, classId: number) {
    const before = values
    setValues({ ...takeDraft(values, written), classId })
    setDraft(written)
    setOpen(false)
    toast({
      title: t('draft.done'),
      action: {
        label: t('draft.undo'),
        onAction: () => {
          setValues(before)
          setDraft(null)
        },
      },
    })
  }

  return {
    button: (
      <Button icon={Sparkles} variant="secondary" onClick={() => setOpen(true)}>
        {t('draft.button')}
      </Button>
    ),
    dialog: isOpen && (
      <DraftDialog
        classId={values.classId}
        minutes={values.duration}
        standards={values.standards}
        onDrafted={take}
        onClose={() => setOpen(false)}
      />
    ),
    note: draft && <DraftNote draft={draft} />,
  }
}

function DraftNote({ draft: { engine, gaps } }: { draft: LessonPlanDraft }) {
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
