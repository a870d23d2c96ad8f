import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_ALERT_NOTE } from '#contract/study/safety-alerts.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Radio, RadioGroup } from '../../ui/forms/radio-group.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useEscalateAlert } from './safety-alerts.data.ts'

type EscalateDialogProps = {
  alertId: number
  contacts: { name: string; contact: string }[]
  onClose: () => void
}

const ADMINS = ''

export function EscalateDialog({ alertId, contacts, onClose }: EscalateDialogProps) {
  const { t } = useTranslation('alerts')
  const tell = useErrorText()
  const escalate = useEscalateAlert()
  const fields = useRef<HTMLDivElement>(null)
  const [to, setTo] = useState(ADMINS)
  const [note, setNote] = useState('')

  function passOn() {
    escalate.mutate(
      { id: alertId, ...(to !== ADMINS && { to }), ...(note.trim() !== '' && { note }) },
      {
        onSuccess: () => {
          toast({ title: t('escalateDone') })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('escalateTitle')}
      description={t('escalateText')}
      takeFocus={() => fields.current?.querySelector<HTMLElement>('[role=radiogroup]')?.focus()}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t('cancel')}</Button>
          </DialogClose>
          <Button onClick={passOn} isPending={escalate.isPending}>
            {t('escalate')}
          </Button>
        </>
      }
    >
      <div ref={fields} className="flex flex-col gap-4">
        <RadioGroup value={to} onValueChange={setTo} aria-label={t('escalateTo')}>
          <Radio value={ADMINS} label={t('allAdmins')} description={t('allAdminsHint')} />
          {contacts.map(({ name, contact }) => (
            <Radio key={name} value={name} label={name} description={t('contactHint', { contact })} />
          ))}
        </RadioGroup>
        <Field label={t('escalateNote')} description={t('noteHint')} isOptional>
          <Textarea
            rows={3}
            value={note}
            maxLength={LONGEST_ALERT_NOTE}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {escalate.isError && (
          <p role="alert" className="text-destructive-ink">
            {t('escalateFailed')} {tell(escalate.error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
