import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Note, notes } from '#contract/study/notes.ts'
import { call } from '../../../api/call.ts'
import { hideNote, showNote } from '../../../kit/notes/notes.data.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

/** Deletes at once and offers Undo in its place: the dialog keeps the keyboard, so nobody would reach it in a toast. */
export function useRemoveNote(focusHeading: () => void) {
  const { t } = useTranslation('videos')
  const { t: word } = useTranslation('study')
  const queryClient = useQueryClient()
  const [removed, setRemoved] = useState<Note | null>(null)
  const sayFailed = (description: string) =>
    toast({ title: word('error'), description, variant: 'destructive' })

  async function remove(note: Note) {
    try {
      await call(notes.remove, { id: note.id })
    } catch {
      sayFailed(t('notes.deleteFailed'))
      return
    }
    hideNote(queryClient, note)
    setRemoved(note)
    focusHeading()
  }

  async function restore({ id }: Note) {
    try {
      showNote(queryClient, await call(notes.restore, { id }))
    } catch {
      sayFailed(t('notes.restoreFailed'))
      return
    }
    setRemoved(null)
    focusHeading()
  }

  return { removed, remove, restore }
}
