import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notes } from '#contract/study/notes.ts'
import { call } from '../../../api/call.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

/** Deletes at once and offers Undo in its place: the dialog keeps the keyboard, so nobody would reach it in a toast. */
export function useRemoveNote(focusHeading: () => void) {
  const { t } = useTranslation('videos')
  const { t: word } = useTranslation('study')
  const queryClient = useQueryClient()
  const [removedId, setRemovedId] = useState<number | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['notes'] })
  const sayFailed = (description: string) =>
    toast({ title: word('error'), description, variant: 'destructive' })

  async function remove(id: number) {
    try {
      await call(notes.remove, { id })
    } catch {
      sayFailed(t('notes.deleteFailed'))
      return
    }
    setRemovedId(id)
    await refresh()
    focusHeading()
  }

  async function restore(id: number) {
    try {
      await call(notes.restore, { id })
    } catch {
      sayFailed(t('notes.restoreFailed'))
      return
    }
    setRemovedId(null)
    await refresh()
    focusHeading()
  }

  return { removedId, remove, restore }
}
