import { useState } from 'react'
import { Field } from '../../ui/forms/field.tsx'
import { Radio, RadioGroup } from '../../ui/forms/radio-group.tsx'
import { TextareaField } from '../../ui/forms/text-field.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useErrorText } from '../use-error-text.ts'

const LONGEST_MESSAGE = 500

type ReportDialogProps<Reason extends string, Id> = {
  id: Id
  reasons: readonly Reason[]
  /** The words of the feature for each part of the dialog, and for each reason. */
  say: (part: Reason | 'title' | 'text' | 'reason' | 'message' | 'send' | 'thanks' | 'thanksText') => string
  cancelLabel: string
  report: {
    mutateAsync: (input: { id: Id; reason: Reason; message: string }) => Promise<unknown>
    isPending: boolean
    error: Error | null
  }
  onReported?: () => void
  onClose: () => void
}

/** Tells those in charge that something is not right, with the reason. */
export function ReportDialog<Reason extends string, Id>(props: ReportDialogProps<Reason, Id>) {
  const { id, reasons, say, cancelLabel, report, onReported, onClose } = props
  const toErrorText = useErrorText()
  const [reason, setReason] = useState(reasons[0] as Reason)
  const [message, setMessage] = useState('')

  function send() {
    report.mutateAsync({ id, reason, message }).then(
      () => {
        toast({ title: say('thanks'), description: say('thanksText') })
        onReported?.()
        onClose()
      },
      () => {},
    )
  }

  return (
    <FormDialog
      title={say('title')}
      description={say('text')}
      submitLabel={say('send')}
      cancelLabel={cancelLabel}
      isPending={report.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={say('reason')}>
        <RadioGroup value={reason} onValueChange={(value) => setReason(value as Reason)}>
          {reasons.map((known) => (
            <Radio key={known} value={known} label={say(known)} />
          ))}
        </RadioGroup>
      </Field>
      <TextareaField
        label={say('message')}
        isOptional
        error={report.error ? toErrorText(report.error) : undefined}
        rows={3}
        maxLength={LONGEST_MESSAGE}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
    </FormDialog>
  )
}
