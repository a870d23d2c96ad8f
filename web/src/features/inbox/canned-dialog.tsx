import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CannedAnswer, LONGEST_CANNED_TITLE } from '#contract/admin/inbox.ts'
import { LONGEST_MESSAGE } from '#contract/profile/support.ts'
import { useRemoveWithUndo } from '../../kit/study/use-remove-with-undo.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { cannedQuery, useCannedWriters } from './inbox.data.ts'

type Edited = { id: number | null; title: string; text: string }

/** Answers that are written again and again: to put in, to change, to keep what was just typed. */
export function CannedDialog({ text, onInsert }: { text: string; onInsert: (text: string) => void }) {
  const { t } = useTranslation('inbox')
  const [isOpen, setOpen] = useState(false)
  const [edited, setEdited] = useState<Edited | null>(null)
  return (
    <Dialog
      title={t('canned')}
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next)
        setEdited(null)
      }}
      width="large"
      trigger={
        <Button icon={MessageSquareText} variant="ghost">
          {t('canned')}
        </Button>
      }
    >
      {edited ? (
        <CannedForm edited={edited} onDone={() => setEdited(null)} />
      ) : (
        <div className="flex flex-col gap-4">
          <Kept
            onEdit={setEdited}
            onInsert={(answer) => {
              setOpen(false)
              onInsert(answer.text)
            }}
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => setEdited({ id: null, title: '', text: '' })}>
              {t('cannedNew')}
            </Button>
            {text.trim() !== '' && (
              <Button variant="outline" onClick={() => setEdited({ id: null, title: '', text })}>
                {t('cannedSaveThis')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  )
}

type KeptProps = { onEdit: (answer: Edited) => void; onInsert: (answer: CannedAnswer) => void }

function Kept({ onEdit, onInsert }: KeptProps) {
  const { t } = useTranslation('inbox')
  const found = useQuery(cannedQuery)
  const { remove, restore, refresh } = useCannedWriters()
  const removeWithUndo = useRemoveWithUndo()
  if (found.isError && !found.data)
    return <ErrorState title={t('cannedFailed')} headingLevel={3} query={found} />
  if (!found.data) return <SkeletonBlocks blocks={['h-20']} times={2} className="flex flex-col gap-3" />
  if (found.data.length === 0) return <p className="text-muted">{t('cannedEmpty')}</p>
  return (
    <ul className="flex flex-col gap-3">
      {found.data.map((answer) => (
        <li key={answer.id} className="flex flex-col gap-2 rounded-control border border-border p-3">
          <h3 className="font-medium wrap-anywhere">{answer.title}</h3>
          <p className="line-clamp-3 whitespace-pre-wrap text-muted wrap-anywhere">{answer.text}</p>
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="secondary" onClick={() => onInsert(answer)}>
              {t('cannedInsert')}
              <span className="sr-only">{answer.title}</span>
            </Button>
            <IconButton
              label={t('cannedEdit', { title: answer.title })}
              icon={<Pencil aria-hidden="true" />}
              onClick={() => onEdit(answer)}
            />
            <IconButton
              label={t('cannedDelete', { title: answer.title })}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() =>
                void removeWithUndo({
                  remove: () => remove({ id: answer.id }),
                  restore: () => restore({ id: answer.id }),
                  refresh,
                  removed: t('cannedDeleted'),
                  removeFailed: t('cannedDeleteFailed'),
                })
              }
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

function CannedForm({ edited, onDone }: { edited: Edited; onDone: () => void }) {
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
    save.mutate({ id: edited.id, title, text }, { onSuccess: onDone })
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
