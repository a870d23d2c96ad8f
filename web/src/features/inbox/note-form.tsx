import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type InboxThread, LONGEST_NOTE } from '#contract/admin/inbox.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useChangeItem } from './inbox.data.ts'

/** Notes are only ever added, so two admins may write at once. */
export function NoteForm({ thread }: { thread: InboxThread }) {
  const { t } = useTranslation('inbox')
  const tell = useErrorText()
  const change = useChangeItem(thread)
  const [note, setNote] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (note.trim() === '') return
    change.mutate(
      { note },
      {
        onSuccess: () => {
          setNote('')
          toast({ title: t('noteAdded') })
        },
        onError: (error) =>
          toast({ title: t('noteFailed'), description: tell(error), variant: 'destructive' }),
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t('note')} description={t('noteHint')}>
        <Textarea
          rows={2}
          value={note}
          maxLength={LONGEST_NOTE}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" variant="outline" isPending={change.isPending} disabled={note.trim() === ''}>
          {t('addNote')}
        </Button>
      </div>
    </form>
  )
}
