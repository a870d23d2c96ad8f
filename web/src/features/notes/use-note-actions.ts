import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Note, notes } from '#contract/study/notes.ts'
import { ApiError, call } from '../../api/call.ts'
import { keepWrite } from '../../device/outbox/outbox.ts'
import { hideNote, showNote } from '../../kit/notes/notes.data.ts'
import { useRemoveWithUndo } from '../../kit/study/use-remove-with-undo.ts'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { downloadText } from '../../ui/table/download-text.ts'

/** What can be done with a note besides reading and editing it. */
export function useNoteActions() {
  const { t } = useTranslation(['notes', 'study'])
  const queryClient = useQueryClient()
  const removeWithUndo = useRemoveWithUndo()
  const toastFailure = useFailureToast()
  const underWay = useRef(new Set<number>())

  async function restore(note: Note) {
    const kept = await keepWrite('notes.restore', { id: note.id }, { about: note.title })
    showNote(queryClient, kept.isWaiting ? note : kept.answer)
  }

  async function drop(note: Note) {
    try {
      await keepWrite('notes.remove', { id: note.id }, { about: note.title })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) hideNote(queryClient, note)
      throw error
    }
    hideNote(queryClient, note)
  }

  async function remove(note: Note, moveFocus: () => void) {
    // A second click must not find that somebody was faster.
    if (underWay.current.has(note.id)) return
    underWay.current.add(note.id)
    await removeWithUndo({
      remove: () => drop(note),
      restore: () => restore(note),
      // Both have changed the lists in hand.
      refresh: async () => undefined,
      removed: t('remove.done'),
      removeFailed: t('remove.failed'),
      removedBefore: t('remove.before'),
      moveFocus,
    })
    underWay.current.delete(note.id)
  }

  async function download(load: () => Promise<{ name: string; text: string }>) {
    try {
      const { name, text } = await load()
      downloadText(text, name, 'text/markdown;charset=utf-8')
    } catch (error) {
      toastFailure(t('export.failed'), error)
    }
  }

  return {
    remove,
    restore,
    exportNote: (note: Note) => download(() => call(notes.export, { id: note.id })),
    exportAll: (userId: number, tag: string | null) =>
      download(() => call(notes.exportAll, { id: userId, ...(tag && { tag }) })),
  }
}
