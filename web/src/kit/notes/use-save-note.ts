import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Note, notes } from '#contract/study/notes.ts'
import { ApiError, call } from '../../api/call.ts'
import { createKeptWriter } from '../../device/outbox/create-kept-writer.ts'
import { assumeChange, assumeNote } from '../../device/waiting/waiting-notes.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { useUser } from '../session.ts'
import { cutQuote, type NoteValues } from './note-values.ts'
import { createNote, hideNote, type NewNote, showNote } from './notes.data.ts'

/** What happened to the note elsewhere while it was being edited here. */
export type Clash = { kind: 'changed'; saved: Note } | { kind: 'gone' }

/** Saves as documented, with the documented words when it fails. What was typed stays in the dialog until it is saved. */
export function useSaveNote(
  /** The note that is edited; null for a new one. */
  edited: Note | null,
  onSaved: (note: Note, isWaiting: boolean) => void,
) {
  const { t } = useTranslation(['notes', 'study'])
  const user = useUser()
  const queryClient = useQueryClient()
  const [create] = useState(() => createKeptWriter('notes.create', ({ title }) => title))
  const [update] = useState(() => createKeptWriter('notes.update', ({ title }) => title ?? null))
  const [isSaving, setSaving] = useState(false)
  const [clash, setClash] = useState<Clash | null>(null)

  function fail(error: unknown, failed: string) {
    const isSignedOut = !user || (error instanceof ApiError && error.status === 401)
    toast({
      title: t('study:error'),
      description: isSignedOut ? t('save.signedOut') : failed,
      variant: 'destructive',
    })
  }

  function finish(note: Note, isWaiting: boolean) {
    showNote(queryClient, note)
    onSaved(note, isWaiting)
  }

  async function add(values: NoteValues) {
    try {
      const kept = await createNote(create, user, toNewNote(values))
      finish(kept.isWaiting ? assumeNote(kept.write) : kept.answer, kept.isWaiting)
    } catch (error) {
      fail(error, error instanceof ApiError && error.hasWords ? error.message : t('save.createFailed'))
    }
  }

  /** Whether the refusal has a reason that the writer can settle. */
  async function findClash(id: number, error: unknown): Promise<boolean> {
    if (!(error instanceof ApiError)) return false
    if (error.status === 404) {
      setClash({ kind: 'gone' })
      if (user) hideNote(queryClient, { id, userId: user.id })
    }
    if (error.status !== 409) return false
    try {
      setClash({ kind: 'changed', saved: await call(notes.one, { id }) })
      return true
    } catch {
      return false
    }
  }

  async function edit(note: Note, { title, content, tags, seenAt }: NoteValues) {
    const { id } = note
    try {
      const kept = await update({ id, title, content, tags, ...(seenAt && { updatedAt: seenAt }) })
      finish(kept.isWaiting ? assumeChange(note, kept.write) : kept.answer, kept.isWaiting)
    } catch (error) {
      if (await findClash(id, error)) return
      fail(error, t('save.updateFailed'))
    }
  }

  async function save(values: NoteValues, asNew = edited === null) {
    if (isSaving) return
    setSaving(true)
    setClash(null)
    await (asNew || edited === null ? add(values) : edit(edited, values))
    setSaving(false)
  }

  /** Goes on with what was saved elsewhere. */
  function take(note: Note) {
    showNote(queryClient, note)
    setClash(null)
  }

  return { save, isSaving, clash, take }
}

function toNewNote({ title, content, tags, originalContent, origin }: NoteValues): NewNote {
  return {
    title,
    content,
    originalContent,
    source: origin ? 'lesson' : 'manual',
    sourceUrl: null,
    lessonId: origin?.lessonId ?? null,
    tags,
    ...(origin?.lessonSection && { lessonSection: origin.lessonSection }),
    ...(origin?.quote && { quote: cutQuote(origin.quote) }),
  }
}
