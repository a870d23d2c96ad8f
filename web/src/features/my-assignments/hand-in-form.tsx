import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { type MyAssignmentPage, myAssignments } from '#contract/classroom/my-assignments.ts'
import { Attachment, LONGEST_WORK, MOST_ATTACHMENTS } from '#contract/classroom/work.ts'
import { createWriter } from '../../api/create-writer.ts'
import { AttachField } from '../../kit/classroom/work/attach-field.tsx'
import { myAssignmentQuery } from '../../kit/classroom/work/my-assignments.data.ts'
import { type Draft, openDraft } from '../../kit/study/draft.ts'
import { DraftNotice } from '../../kit/study/draft-notice.tsx'
import { useKeptDraft } from '../../kit/study/use-kept-draft.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { toast } from '../../ui/toast/toast-store.ts'

const Written = z.object({ content: z.string(), attachments: z.array(Attachment) })
type Written = z.output<typeof Written>

export function openOwnDraft(userId: number, assignmentId: number): Draft<Written> {
  return openDraft(userId, `assignment.${assignmentId}`, Written)
}

type HandInFormProps = { work: MyAssignmentPage; userId: number; onDone: () => void; onCancel?: () => void }

/** A text and files. What is typed stays on the device until it is turned in, also when that fails. */
export function HandInForm({ work, userId, onDone, onCancel }: HandInFormProps) {
  const { t } = useTranslation('myAssignments')
  const wordError = useErrorText()
  const queryClient = useQueryClient()
  const stored: Written = {
    content: work.submission?.content ?? '',
    attachments: work.submission?.attachments ?? [],
  }
  const [draft] = useState(() => openOwnDraft(userId, work.id))
  const [kept] = useState(() => draft.read())
  const [written, setWritten] = useState(kept ?? stored)
  const [isFromDraft, setFromDraft] = useState(kept !== null)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [handIn] = useState(() => createWriter(myAssignments.handIn))
  const isChanged = JSON.stringify(written) !== JSON.stringify(stored)
  useKeptDraft(draft, written, isChanged && !isSending)
  const isEmpty = written.content.trim() === '' && written.attachments.length === 0

  async function send(event: SubmitEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setFailure(null)
    try {
      const page = await handIn({ id: work.id, ...written })
      draft.forget()
      queryClient.setQueryData(myAssignmentQuery(work.id).queryKey, page)
      void queryClient.invalidateQueries({ queryKey: ['assignments'] })
      void queryClient.invalidateQueries({ queryKey: ['classes', 'mine'] })
      toast({ title: t('handIn.sent') })
      onDone()
    } catch (error) {
      setFailure(wordError(error))
      // Not after success: the form goes away with the answer, and until then it would keep what was turned in as a draft.
      setSending(false)
    }
  }

  function discard() {
    draft.forget()
    setWritten(stored)
    setFromDraft(false)
  }

  const sendLabel = isEmpty ? t('handIn.mark') : work.submission ? t('handIn.again') : t('handIn.send')
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      {isFromDraft && isChanged && <DraftNotice onDiscard={discard} />}
      <Field label={t('handIn.text')} description={t('handIn.textHelp')} isOptional>
        <Textarea
          dir="auto"
          rows={8}
          maxLength={LONGEST_WORK}
          value={written.content}
          onChange={(event) => setWritten({ ...written, content: event.target.value })}
        />
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-medium">{t('handIn.files')}</legend>
        <AttachField
          classId={work.classId}
          attachments={written.attachments}
          most={MOST_ATTACHMENTS}
          onChange={(attachments) => setWritten((before) => ({ ...before, attachments }))}
        />
      </fieldset>
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" isPending={isSending} pendingLabel={t('handIn.sending')}>
          {sendLabel}
        </Button>
        {onCancel && (
          <Button variant="outline" size="large" onClick={onCancel}>
            {t('handIn.keep')}
          </Button>
        )}
      </div>
    </form>
  )
}
