import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { useDraft } from './draft/use-draft.tsx'
import { PlanForm } from './form/plan-form.tsx'
import { EMPTY } from './form/plan-values.ts'
import { usePlanForm } from './form/use-plan-form.ts'
import { readAddress, writeAddress } from './lesson-plans.data.ts'

const FORM_ID = 'new-plan-form'

/** `?class=` and `?from=` begin the plan for a class and a day; `?draft=1` begins with "Draft for me". */
export function CreatePlanScreen() {
  const { t } = useTranslation('lessonPlans')
  const navigate = useNavigate()
  const query = useSearch({ from: '/teacher/lesson-plans/create' })
  const { classId, from } = readAddress(query)
  const form = usePlanForm(
    { ...EMPTY, classId, lessonDate: from },
    null,
    ({ id }) => void navigate({ to: '/teacher/lesson-plans', search: writeAddress({ planId: id }) }),
  )
  const draft = useDraft(form.values, form.setValues, Boolean(query.draft))
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <LinkButton icon={ArrowLeft} to="/teacher/lesson-plans" variant="link" className="-ms-4">
            {t('back')}
          </LinkButton>
          <h1 className="font-semibold text-3xl">{t('create.title')}</h1>
        </div>
        {draft.button}
      </div>
      {draft.note}
      <PlanForm id={FORM_ID} {...form} onSubmit={form.submit} />
      <div className="sticky bottom-0 flex gap-3 border-border border-t bg-background py-3">
        <Button type="submit" form={FORM_ID} isPending={form.isSaving}>
          {t('save')}
        </Button>
        <LinkButton to="/teacher/lesson-plans" variant="outline">
          {t('cancel')}
        </LinkButton>
      </div>
      {draft.dialog}
    </div>
  )
}
