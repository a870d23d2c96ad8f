import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuideReport } from '#contract/study/study-guides.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Radio, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useReportGuide } from '../study-guides.data.ts'

const REASONS = ['wrong', 'unsafe', 'copied', 'other'] as const satisfies readonly GuideReport['reason'][]
const LONGEST_MESSAGE = 500
const FORM_ID = 'guide-report'

type ReportDialogProps = { guideId: number; onReported: () => void; onClose: () => void }

export function ReportDialog({ guideId, onReported, onClose }: ReportDialogProps) {
  const { t } = useTranslation('guides')
  const toErrorText = useErrorText()
  const report = useReportGuide()
  const [reason, setReason] = useState<GuideReport['reason']>('wrong')
  const [message, setMessage] = useState('')

  function send(event: FormEvent) {
    event.preventDefault()
    // A form inside the tree of another dialog must not reach what is around that dialog.
    event.stopPropagation()
    if (report.isPending) return
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
    <Dialog
      open
      onOpenChange={onClose}
      title={t('report.title')}
      description={t('report.text')}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t('close')}</Button>
          </DialogClose>
          <Button type="submit" form={FORM_ID} isPending={report.isPending}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={send} className="flex flex-col gap-4">
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
      </form>
    </Dialog>
  )
}
