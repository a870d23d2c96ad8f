import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts.ts'
import { documents, LONGEST_DOCUMENT, type ProfessionalDocument } from '#contract/professional/documents.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextareaField, TextField } from '../../../ui/forms/text-field.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { CharactersLeft } from '../../markdown/characters-left.tsx'
import { MissingText } from '../../queries/missing-text.tsx'
import { openDraft } from '../../study/draft.ts'
import { DraftNotice } from '../../study/draft-notice.tsx'
import { TagsField } from '../../study/tags-field.tsx'
import { useKeptDraft } from '../../study/use-kept-draft.ts'
import { useErrorText } from '../../use-error-text.ts'
import { documentQuery, showDocument } from '../documents.data.ts'

const EditValues = z.object({ title: z.string(), content: z.string(), tags: z.array(z.string()) })
type EditValues = z.output<typeof EditValues>

type EditFormProps = { document: ProfessionalDocument; knownTags: readonly string[]; onClose: () => void }

function EditForm({ document, knownTags, onClose }: EditFormProps) {
  const { t } = useTranslation('documents')
  const queryClient = useQueryClient()
  const tell = useErrorText()
  const [update] = useState(() => createWriter(documents.update))
  const [stored] = useState<EditValues>({
    title: document.title,
    content: document.content ?? '',
    tags: document.tags,
  })
  const [draft] = useState(() => openDraft(document.userId, `document.${document.id}`, EditValues))
  const [kept, setKept] = useState(() => draft.read())
  const [values, setValues] = useState(kept ?? stored)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useKeptDraft(draft, values, JSON.stringify(values) !== JSON.stringify(stored))

  const isNameless = values.title.trim() === ''
  const isTooLong = values.content.length > LONGEST_DOCUMENT

  async function save(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isSaving) return
    setChecked(true)
    if (isNameless || isTooLong) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    setSaving(true)
    setFailure(null)
    try {
      const { title, content, tags } = values
      const changed = await update({
        id: document.id,
        title: title.trim(),
        tags,
        // A reference without text stays one.
        ...(content !== stored.content && { content: content === '' ? null : content }),
      })
      draft.forget()
      await showDocument(queryClient, changed)
      toast({ title: t('edit.done') })
      onClose()
    } catch (error) {
      setFailure(tell(error))
    }
    setSaving(false)
  }

  return (
    <form ref={form} onSubmit={save} noValidate className="flex flex-col gap-4">
      {kept && (
        <DraftNotice
          onDiscard={() => {
            setKept(null)
            setValues(stored)
          }}
        />
      )}
      <TextField
        label={t('field.title')}
        isRequired
        error={isChecked && isNameless ? t('fault.titleMissing') : undefined}
        dir="auto"
        value={values.title}
        maxLength={LONGEST_TITLE}
        autoComplete="off"
        onChange={(event) => setValues({ ...values, title: event.target.value })}
      />
      <TextareaField
        label={t('field.text')}
        description={t('field.textHelp')}
        error={isChecked && isTooLong ? t('fault.textTooLong', { count: LONGEST_DOCUMENT }) : undefined}
        aside={<CharactersLeft length={values.content.length} maxLength={LONGEST_DOCUMENT} />}
        dir="auto"
        rows={12}
        value={values.content}
        onChange={(event) => setValues({ ...values, content: event.target.value })}
      />
      <TagsField value={values.tags} onChange={(tags) => setValues({ ...values, tags })} known={knownTags} />
      <div role="alert" className="empty:hidden">
        {failure && <p className="text-destructive-ink">{t('edit.failed', { reason: failure })}</p>}
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <DialogClose>
          <Button variant="outline">{t('cancel')}</Button>
        </DialogClose>
        <Button type="submit" isPending={isSaving}>
          {t('edit.save')}
        </Button>
      </div>
    </form>
  )
}

type EditDocumentDialogProps = {
  user: User
  id: number
  knownTags: readonly string[]
  onClose: () => void
}

export function EditDocumentDialog({ user, id, knownTags, onClose }: EditDocumentDialogProps) {
  const { t } = useTranslation('documents')
  const found = useQuery(documentQuery(user.id, id))
  return (
    <Dialog onClose={onClose} width="large" title={t('edit.title')}>
      {found.data ? (
        <EditForm document={found.data} knownTags={knownTags} onClose={onClose} />
      ) : (
        <MissingText query={found} gone={t('reader.gone')} goneText={t('reader.goneText')} />
      )}
    </Dialog>
  )
}
