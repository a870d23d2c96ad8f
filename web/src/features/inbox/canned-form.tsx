import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_CANNED_TITLE } from '#contract/admin/inbox.ts'
import { LONGEST_MESSAGE } from '#contract/profile/support.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useCannedWriters } from './inbox.data.ts'

type CannedFormProps = { edited: { id: number | null; title: string; text: string }; onDone: () => void }

export function CannedForm({ edited, onDone }: CannedFormProps) {
  const { t } = useTranslation('inbox')
  const tell = useErrorText()
  const { save } = useCannedWriters()
  const [title, setTitle] = useState(edited.title)
  const [text, setText] = useState(edited.text)
  const [hasTried, setTried] = useState(false)
  const missing = (value: string) => (hasTried && value.trim() === '' ? t('required') : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    // Portals bubble through React: the answer behind this dialog is not meant.
    event.stopPropagation()
    setTried(true)
    if (title.trim() === '' || text.trim() === '') return
    save.mutate(
      { id: edited.id, title, text },
      {
        onSuccess: () => {
          toast({ title: t('cannedSaved') })
          onDone()
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('cannedTitle')} error={missing(title)} isRequired>
        <Input
          autoFocus
          value={title}
          maxLength={LONGEST_CANNED_TITLE}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field label={t('cannedText')} error={missing(text)} isRequired>
        <Textarea
          rows={6}
          value={text}
          maxLength={LONGEST_MESSAGE}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {save.isError && <p role="alert">{tell(save.error)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={save.isPending}>
          {t('cannedSave')}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {t('cannedCancel')}
        </Button>
      </div>
    </form>
  )
}
