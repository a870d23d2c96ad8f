import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuideReport } from '#contract/study/study-guides.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Radio, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useReportGuide } from '../study-guides.data.ts'

const REASONS = ['wrong', 'unsafe', 'copied', 'other'] as const satisfies readonly GuideReport['reason'][]
const LONGEST_MESSAGE = 500

type ReportDialogProps = { guideId: number; onReported: () => void; onClose: () => void }

export function ReportDialog({ guideId, onReported, onClose }: ReportDialogProps) {
  const { t } = useTranslation('guides')
  const toErrorText = useErrorText()
  const report = useReportGuide()
  const [reason, setReason] = useState<GuideReport['reason']>('wrong')
  const [message, setMessage] = useState('')

  function send() {
    report.mutate(
      { id: guideId, reason, message },
      {
        onSuccess: () => {
          toast({ title: t('report.thanks'), description: t('report.thanksText') })
          onReported()
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
      cancelLabel={t('close')}
      isPending={report.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t('report.reason')}>
        <RadioGroup
          value={reason}
          onValueChange={(value) => setReason(REASONS.find((known) => known === value) ?? 'other')}
        >
          {REASONS.map((known) => (
            <Radio key={known} value={known} label={t(`report.${known}`)} />
          ))}
        </RadioGroup>
      </Field>
      <Field
        label={t('report.message')}
        isOptional
        error={report.isError ? toErrorText(report.error) : undefined}
      >
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
