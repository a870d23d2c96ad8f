import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dispute } from '#contract/disputes.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useDecide } from './disputes.data.ts'

const LONGEST_REPLY = 500

/** Keep or take back, after a second look at what it means. */
export function DecisionForm({ dispute, onDecided }: { dispute: Dispute; onDecided: () => void }) {
  const { t } = useTranslation('disputes')
  const toErrorText = useErrorText()
  const [reply, setReply] = useState('')
  const decide = useDecide()
  const { id, learner, answersTouched } = dispute

  function decideTo(outcome: 'voided' | 'kept') {
    decide.mutate(
      { id, outcome, reply },
      {
        onSuccess: () => {
          toast(
            outcome === 'kept'
              ? { title: t('keptToast') }
              : { title: t('voidedToast'), description: t('voidedToastText') },
          )
          onDecided()
        },
      },
    )
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{t('touched', { count: answersTouched })}</p>
      <Field label={t('reply')} isOptional error={decide.isError ? toErrorText(decide.error) : undefined}>
        <Textarea
          rows={2}
          maxLength={LONGEST_REPLY}
          value={reply}
          onChange={(event) => setReply(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <AlertDialog
          title={t('keepTitle')}
          description={t('keepText', { learner })}
          confirmLabel={t('keep')}
          onConfirm={() => decideTo('kept')}
          trigger={
            <Button variant="outline" isPending={decide.isPending}>
              {t('keep')}
            </Button>
          }
        />
        <AlertDialog
          title={t('takeBackTitle')}
          description={t('takeBackText', { count: answersTouched })}
          confirmLabel={t('takeBack')}
          isDestructive
          onConfirm={() => decideTo('voided')}
          trigger={
            <Button variant="destructive" isPending={decide.isPending}>
              {t('takeBack')}
            </Button>
          }
        />
      </div>
    </div>
  )
}
