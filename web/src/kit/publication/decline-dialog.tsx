import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DECLINE_REASONS, type Decline, LONGEST_DECLINE_MESSAGE } from '#contract/publication/fields.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Radio, RadioGroup } from '../../ui/forms/radio-group.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'

type DeclineDialogProps = {
  isPending: boolean
  onDecline: (decline: Decline) => void
  onClose: () => void
}

/** Why not: the student reads it, changes what is wrong and asks again. Nothing has to be said. */
export function DeclineDialog({ isPending, onDecline, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('publications')
  const [reason, setReason] = useState<string>('')
  const [message, setMessage] = useState('')
  const chosen = DECLINE_REASONS.find((known) => known === reason) ?? null
  return (
    <FormDialog
      title={t('dialog.title')}
      description={t('dialog.text')}
      submitLabel={t('decline')}
      cancelLabel={t('dialog.cancel')}
      isPending={isPending}
      onSubmit={() => onDecline({ reason: chosen, message: message.trim() || null })}
      onClose={onClose}
    >
      <Field label={t('dialog.reason')} isOptional>
        <RadioGroup value={reason} onValueChange={setReason}>
          {DECLINE_REASONS.map((known) => (
            <Radio key={known} value={known} label={t(`reason.${known}`)} />
          ))}
        </RadioGroup>
      </Field>
      <Field label={t('dialog.message')} isOptional>
        <Textarea
          rows={2}
          value={message}
          maxLength={LONGEST_DECLINE_MESSAGE}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
