import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type ChatSession, chat, LONGEST_SESSION_TITLE, SESSION_SUBJECTS } from '#contract/study/chat.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Select, SelectItem, SelectItems } from '../../../ui/forms/select.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { markChatOutdated } from '../chat.data.ts'
import { useSubjectName } from '../use-subject-name.ts'

/** The empty text cannot be the value of an entry. */
const NONE = 'none'

type SessionDialogProps = {
  user: User
  /** The one to be changed; null for a new one. */
  session: ChatSession | null
  /** What a new one is about unless another subject is chosen. */
  subject?: string | null
  onDone: (session: ChatSession) => void
  onClose: () => void
}

/** A new session, or another name for one: the title is required, the subject is not. */
export function SessionDialog({ user, session, subject = null, onDone, onClose }: SessionDialogProps) {
  const { t } = useTranslation('chat')
  const saySubject = useSubjectName()
  const queryClient = useQueryClient()
  const [create] = useState(() => createWriter(chat.createSession))
  const [update] = useState(() => createWriter(chat.changeSession))
  const [title, setTitle] = useState(session?.title ?? '')
  const [chosen, setChosen] = useState(session?.subject ?? subject ?? NONE)
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const subjects: readonly string[] = SESSION_SUBJECTS
  const listed = chosen === NONE || subjects.includes(chosen) ? subjects : [...subjects, chosen]

  async function save(event: FormEvent) {
    event.preventDefault()
    // It stands inside the form of nobody, but a portal's events reach the forms around it.
    event.stopPropagation()
    if (isSaving) return
    if (!title.trim()) {
      setError(t('sessions.titleRequired'))
      field.current?.focus()
      return
    }
    setSaving(true)
    const values = { userId: user.id, title: title.trim(), subject: chosen === NONE ? null : chosen }
    try {
      const saved = session ? await update({ ...values, sessionId: session.id }) : await create(values)
      markChatOutdated(queryClient)
      onDone(saved)
      onClose()
    } catch {
      toast({
        title: t('error'),
        description: session ? t('sessions.changeFailed') : t('sessions.createFailed'),
        variant: 'destructive',
      })
    }
    setSaving(false)
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="small"
      title={session ? t('sessions.rename') : t('sessions.new')}
      takeFocus={() => field.current?.focus()}
    >
      <form onSubmit={save} noValidate className="flex flex-col gap-4">
        <Field label={t('sessions.title')} isRequired error={error}>
          <Input
            ref={field}
            value={title}
            maxLength={LONGEST_SESSION_TITLE}
            onChange={(event) => {
              setTitle(event.target.value)
              setError(undefined)
            }}
            autoComplete="off"
          />
        </Field>
        <Field label={t('sessions.subject')} isOptional>
          <Select value={chosen} onValueChange={setChosen}>
            <SelectItem value={NONE}>{t('sessions.noSubject')}</SelectItem>
            <SelectItems values={listed} nameOf={(name) => saySubject(name)} />
          </Select>
        </Field>
        <div className="flex flex-col-reverse gap-3 pt-2 sm:flex-row sm:justify-end">
          <DialogClose>
            <Button variant="outline">{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" isPending={isSaving}>
            {session ? t('sessions.save') : t('sessions.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
