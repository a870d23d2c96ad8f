import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InboxThread } from '#contract/admin/inbox.ts'
import { LONGEST_MESSAGE, TICKET_STATUSES } from '#contract/profile/support.ts'
import { ApiError } from '../../api/call.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItems } from '../../ui/forms/select.tsx'
import { TextareaField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { CannedDialog } from './canned-dialog.tsx'
import { useChangeItem } from './inbox.data.ts'

/** What is typed stays here until it has arrived: after a failure, and when somebody else was quicker. */
export function AnswerForm({ thread }: { thread: InboxThread }) {
  const { t } = useTranslation('inbox')
  const toastFailure = useFailureToast()
  const change = useChangeItem(thread)
  const [text, setText] = useState('')
  const [status, setStatus] = useState<InboxThread['status']>('resolved')
  // What the writer has seen; a change by somebody else meanwhile is met by a refusal, not overwritten.
  const [seen, setSeen] = useState(thread.revision)
  const [hasConflict, setConflict] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { reaches, sender } = thread
  const email = sender.email ?? ''
  // Until the first letter is typed nothing can be overwritten unseen.
  const revision = text === '' || hasConflict ? thread.revision : seen

  function type(next: string) {
    if (text === '') setSeen(thread.revision)
    setText(next)
    setMissing(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    change.mutateAsync({ revision, response: text, ...(status !== thread.status && { status }) }).then(
      () => {
        setText('')
        setConflict(false)
        toast({ title: reaches === 'nobody' ? t('kept', { email }) : t('sent') })
      },
      (error) => {
        // Once the form is gone, nobody would see the conflict.
        if (field.current && error instanceof ApiError && error.status === 409) setConflict(true)
        else toastFailure(t('answerFailed'), error)
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextareaField
        label={t('answer')}
        description={t(`answerHint.${reaches}`, { name: sender.name, email })}
        error={isMissing ? t('required') : undefined}
        aside={
          <CannedDialog
            text={text}
            onInsert={(canned) => {
              type(text === '' ? canned : `${text}\n\n${canned}`)
              field.current?.focus()
            }}
          />
        }
        ref={field}
        rows={6}
        value={text}
        maxLength={LONGEST_MESSAGE}
        onChange={({ target }) => type(target.value)}
      />
      {hasConflict && (
        <p role="alert" className="rounded-control bg-warning-soft p-3 text-warning-ink">
          {t('conflict')}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('then')} className="w-full sm:w-44">
          <Select value={status} onValueChange={(value) => setStatus(value as InboxThread['status'])}>
            <SelectItems values={TICKET_STATUSES} nameOf={(one) => t(`status.${one}`)} />
          </Select>
        </Field>
        <Button type="submit" isPending={change.isPending} pendingLabel={t('sending')}>
          {reaches === 'nobody' ? t('keep') : t('send')}
        </Button>
      </div>
    </form>
  )
}
