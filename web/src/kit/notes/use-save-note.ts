import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Note, notes } from '#contract/study/notes.ts'
import { ApiError, call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { useUser } from '../session.ts'
import { cutQuote, type NoteValues } from './note-values.ts'
import { createNote, hideNote, type NewNote, showNote } from './notes.data.ts'

/** What happened to the note elsewhere while it was being edited here. */
export type Clash = { kind: 'changed'; saved: Note } | { kind: 'gone' }

/** Saves as documented, with the documented words when it fails. What was typed stays in the dialog until it is saved. */
export function useSaveNote(noteId: number | null, onSaved: (note: Note) => void) {
  const { t } = useTranslation(['notes', 'study'])
  const user = useUser()
  const queryClient = useQueryClient()
  const [create] = useState(() => createWriter(notes.create))
  const [update] = useState(() => createWriter(notes.update))
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

  function finish(note: Note) {
    showNote(queryClient, note)
    onSaved(note)
  }

  async function add(values: NoteValues) {
    try {
      finish(await createNote(create, user, toNewNote(values)))
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

  async function edit(id: number, { title, content, tags, seenAt }: NoteValues) {
    try {
      finish(await update({ id, title, content, tags, ...(seenAt && { updatedAt: seenAt }) }))
    } catch (error) {
      if (await findClash(id, error)) return
      fail(error, t('save.updateFailed'))
    }
  }

  async function save(values: NoteValues, asNew = noteId === null) {
    if (isSaving) return
    setSaving(true)
    setClash(null)
    await (asNew || noteId === null ? add(values) : edit(noteId, values))
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
