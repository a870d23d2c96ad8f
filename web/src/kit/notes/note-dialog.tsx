import { useQuery } from '@tanstack/react-query'
import { Sparkles, TriangleAlert, Undo2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LONGEST_NOTE, LONGEST_NOTE_TITLE, type Note } from '#contract/study/notes.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Dialog, DialogClose } from '../../ui/overlays/dialog.tsx'
import { type ToastContent, toast } from '../../ui/toast/toast-store.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { MarkdownEditor } from '../markdown/markdown-editor.tsx'
import { openDraft } from '../study/draft.ts'
import { DraftNotice } from '../study/draft-notice.tsx'
import { TagsField } from '../study/tags-field.tsx'
import { useKeptDraft } from '../study/use-kept-draft.ts'
import {
  continueDraft,
  isTooLong,
  isWorthKeeping,
  listMissing,
  type NoteOrigin,
  NoteValues,
  nameDraft,
  toValues,
} from './note-values.ts'
import { noteTagsQuery } from './notes.data.ts'
import { useSaveNote } from './use-save-note.ts'
import { useSummarize } from './use-summarize.ts'

export type NoteDialogProps = {
  user: User
  /** The note to edit; null to create one. */
  note: Note | null
  /** The lesson and passage that a new note is about. */
  origin: NoteOrigin | null
  /** What the message about the new note offers. */
  offer?: (note: Note) => ToastContent['action']
  /** Puts the focus somewhere else than where it came from, which may be gone. */
  returnFocus?: () => void
  onClose: () => void
}

const FORM_ID = 'note-form'

/** Creates a note, or edits one when an id is held. */
export function NoteDialog({ user, note, origin, offer, returnFocus, onClose }: NoteDialogProps) {
  const { t } = useTranslation(['notes', 'study'])
  const form = useNoteForm(user, note, origin)
  const { values, change } = form
  const [hasTried, setTried] = useState(false)
  const title = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLTextAreaElement>(null)
  const tags = useQuery(noteTagsQuery(user.id))
  const known = (tags.data ?? []).toSorted((one, other) => other.notes - one.notes).map(({ tag }) => tag)
  const saving = useSaveNote(note, (saved, isWaiting) => {
    form.draft.forget()
    const action = offer?.(saved)
    toast({
      title: saved.id === note?.id ? t('save.updated') : t('save.created'),
      ...(isWaiting && { description: t('study:waits') }),
      ...(action && { action }),
    })
    onClose()
  })
  const missing = hasTried ? listMissing(values) : []

  function submit() {
    setTried(true)
    const [first] = listMissing(values)
    if (first) {
      ;(first === 'title' ? title : content).current?.focus()
      toast({ title: t('study:error'), description: t('save.required'), variant: 'destructive' })
    } else if (isTooLong(values)) {
      ;(values.content.length > LONGEST_NOTE ? content : title).current?.focus()
    } else void saving.save(values)
  }

  function handleKey(event: KeyboardEvent) {
    // In the field of the tags it finishes a tag, which is not among the values before the next drawing.
    if (event.defaultPrevented) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }

  return (
    <Dialog
      onClose={onClose}
      width="large"
      {...(returnFocus && { returnFocus })}
      takeFocus={() => (values.title ? content : title).current?.focus()}
      title={note ? t('dialog.edit') : t('dialog.create')}
      footer={
        <>
          {form.isKept && <p className="me-auto self-center text-muted max-sm:hidden">{t('dialog.kept')}</p>}
          <DialogClose>
            <Button variant="outline">{t('dialog.close')}</Button>
          </DialogClose>
          <Button type="submit" form={FORM_ID} isPending={saving.isSaving} pendingLabel={t('dialog.saving')}>
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        onKeyDown={handleKey}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="flex flex-col gap-4"
      >
        {form.isElsewhere && <OtherTabNotice />}
        {form.isFound && <DraftNotice onDiscard={form.discard} />}
        {note && form.isOutdated && (
          <ChangedNotice
            saved={note}
            onTake={form.discard}
            onKeep={() => change({ seenAt: note.updatedAt })}
            keepLabel={t('clash.keep')}
          />
        )}
        {saving.clash?.kind === 'changed' && <ClashNotice clash={saving.clash} form={form} saving={saving} />}
        {saving.clash?.kind === 'gone' && <GoneNotice onSaveAnew={() => void saving.save(values, true)} />}
        <TextField
          label={t('dialog.title')}
          isRequired
          error={
            missing.includes('title')
              ? t('dialog.titleMissing')
              : values.title.trim().length > LONGEST_NOTE_TITLE
                ? t('dialog.titleTooLong', { count: LONGEST_NOTE_TITLE })
                : undefined
          }
          ref={title}
          value={values.title}
          onChange={(event) => change({ title: event.target.value })}
          autoComplete="off"
          dir="auto"
        />
        <MarkdownEditor
          ref={content}
          label={t('dialog.content')}
          isRequired
          value={values.content}
          onChange={(text) => change({ content: text })}
          maxLength={LONGEST_NOTE}
          error={missing.includes('content') ? t('dialog.contentMissing') : undefined}
        />
        {!note && <SummarizeBar values={values} setValues={form.setValues} />}
        <TagsField value={values.tags} onChange={(next) => change({ tags: next })} known={known} />
      </form>
    </Dialog>
  )
}

type ClashNoticeProps = {
  clash: { saved: Note }
  form: ReturnType<typeof useNoteForm>
  saving: ReturnType<typeof useSaveNote>
}

function ClashNotice({ clash: { saved }, form, saving }: ClashNoticeProps) {
  const { t } = useTranslation('notes')
  return (
    <ChangedNotice
      saved={saved}
      keepLabel={t('clash.overwrite')}
      onTake={() => {
        form.begin(toValues(saved, null))
        saving.take(saved)
      }}
      onKeep={() => void saving.save({ ...form.values, seenAt: saved.updatedAt })}
    />
  )
}

type SummarizeBarProps = {
  values: NoteValues
  setValues: (change: (values: NoteValues) => NoteValues) => void
}

/** Below the content of a new note: lets a long text be summed up, and takes that back. */
function SummarizeBar({ values, setValues }: SummarizeBarProps) {
  const { t } = useTranslation(['notes', 'study'])
  const { summarize, undo, isPending } = useSummarize(values.content, setValues)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        icon={Sparkles}
        variant="secondary"
        isPending={isPending}
        pendingLabel={t('summarize.pending')}
        onClick={() => void summarize()}
      >
        {t('summarize.button')}
      </Button>
      <div role="status" className="flex flex-wrap items-center gap-2 empty:hidden">
        {values.originalContent !== null && (
          <>
            <span className="text-muted">{t('summarize.done')}</span>
            <Button icon={Undo2} variant="outline" onClick={undo}>
              {t('study:undo')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** What stands in the dialog, kept on the device while it is typed, and what was found there when it opened. */
function useNoteForm(user: User, note: Note | null, origin: NoteOrigin | null) {
  const [start, setStart] = useState(() => toValues(note, origin))
  const [draft] = useState(() => openDraft(user.id, nameDraft(note, origin), NoteValues))
  const [found, setFound] = useState(() => draft.read())
  const [values, setValues] = useState(() => (found ? continueDraft(found, origin) : start))
  const isKept = isWorthKeeping(values, start)
  const isElsewhere = useKeptDraft(draft, values, isKept)

  function begin(next: NoteValues) {
    setStart(next)
    setValues(next)
    setFound(null)
  }

  return {
    values,
    setValues,
    change: (next: Partial<NoteValues>) => setValues((now) => ({ ...now, ...next })),
    draft,
    isKept: isKept && !isElsewhere,
    isElsewhere,
    isFound: found !== null,
    /** The note was changed elsewhere after the draft was begun. */
    isOutdated: note !== null && values.seenAt !== note.updatedAt,
    begin,
    discard: () => begin(toValues(note, origin)),
  }
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-control bg-warning-soft p-3 text-warning-ink">
      <p className="flex gap-2">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {text}
      </p>
      {children}
    </div>
  )
}

function OtherTabNotice() {
  const { t } = useTranslation('study')
  return <Notice text={t('draft.elsewhere')} />
}

type ChangedNoticeProps = { saved: Note; onTake: () => void; onKeep: () => void; keepLabel: string }

/** The note was changed elsewhere: both texts are there, and the writer chooses. */
function ChangedNotice({ saved, onTake, onKeep, keepLabel }: ChangedNoticeProps) {
  const { t } = useTranslation('notes')
  return (
    <Notice text={t('clash.changed')}>
      <details className="rounded-control border border-border bg-surface text-text">
        <summary className="flex min-h-11 cursor-pointer items-center px-3">{t('clash.show')}</summary>
        <div className="max-h-60 overflow-y-auto px-3 pb-3">
          <p className="font-semibold">{saved.title}</p>
          <Markdown text={saved.content} headingsFrom={4} />
        </div>
      </details>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={onTake}>
          {t('clash.take')}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {keepLabel}
        </Button>
      </div>
    </Notice>
  )
}

function GoneNotice({ onSaveAnew }: { onSaveAnew: () => void }) {
  const { t } = useTranslation('notes')
  return (
    <Notice text={t('clash.gone')}>
      <div>
        <Button variant="outline" onClick={onSaveAnew}>
          {t('clash.saveAnew')}
        </Button>
      </div>
    </Notice>
  )
}
