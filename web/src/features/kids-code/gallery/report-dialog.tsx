import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REPORT_REASONS } from '#contract/kids-code/sharing.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Radio, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useReport } from './gallery.data.ts'

const LONGEST_MESSAGE = 500

export function ReportDialog({ projectId, onClose }: { projectId: number; onClose: () => void }) {
  const { t } = useTranslation('kidsCodeProjects')
  const tell = useErrorText()
  const report = useReport()
  const [reason, setReason] = useState<(typeof REPORT_REASONS)[number]>(REPORT_REASONS[0])
  const [message, setMessage] = useState('')

  function send() {
    report.mutate(
      { id: projectId, reason, message },
      {
        onSuccess: () => {
          toast({ title: t('report.thanks'), description: t('report.thanksText') })
          onClose()
        },
      },
    )
  }

  return (
    <FormDialog
      title={t('report.title')}
      description={t('report.text')}
      submitLabel={t('report.send')}
      cancelLabel={t('report.cancel')}
      isPending={report.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t('report.reason')}>
        <RadioGroup
          value={reason}
          onValueChange={(value) => setReason(REPORT_REASONS.find((known) => known === value) ?? 'other')}
        >
          {REPORT_REASONS.map((known) => (
            <Radio key={known} value={known} label={t(`report.${known}`)} />
          ))}
        </RadioGroup>
      </Field>
      <Field label={t('report.message')} isOptional error={report.isError ? tell(report.error) : undefined}>
        <Textarea
          rows={3}
          maxLength={LONGEST_MESSAGE}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
