import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Assignment, assignments } from '#contract/teaching/assignments.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { useUser } from '../../../kit/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { assignmentQuery } from '../assignments.data.ts'
import { AssignmentForm } from '../form/assignment-form.tsx'
import { toFields, toValues } from '../form/assignment-values.ts'
import { useAssignmentDeeds } from '../use-assignment-deeds.ts'

export function EditAssignment({ work, onDone }: { work: Assignment; onDone: () => void }) {
  const { t } = useTranslation('assignments')
  const queryClient = useQueryClient()
  const zone = useUser()?.timezone ?? 'UTC'
  const { refresh } = useAssignmentDeeds()
  const [update] = useState(() => createWriter(assignments.update))
  const [values, setValues] = useState(() => toValues(work, zone))

  async function save() {
    const saved = await update({ id: work.id, ...toFields(values, zone) })
    queryClient.setQueryData(assignmentQuery(work.id).queryKey, saved)
    void refresh()
    toast({ title: t('form.saved') })
    onDone()
  }

  return (
    <>
      <h1 className="font-semibold text-3xl">{t('form.editTitle')}</h1>
      <AssignmentForm
        values={values}
        onChange={setValues}
        deckSize={work.deck.length}
        isFixed={work.counts.handedIn > 0}
        submitLabel={t('form.save')}
        onSave={save}
        aside={() => (
          <Button variant="outline" onClick={onDone}>
            {t('form.cancel')}
          </Button>
        )}
      />
    </>
  )
}
