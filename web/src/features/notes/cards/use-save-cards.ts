import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import type { Note } from '#contract/study/notes.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { findStudyPages } from '../../../kit/navigation/study-pages.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { type CardValues, toSent } from './card-values.ts'

/** Saves the chosen cards, all or none; what could not be saved stays in the dialog and says why. */
export function useSaveCards(user: User, note: Note, onSaved: () => void) {
  const { t } = useTranslation('notes')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tell = useErrorText()
  const [createMany] = useState(() => createWriter(flashcards.createMany))
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function save(cards: readonly CardValues[]) {
    setSaving(true)
    setFailure(null)
    try {
      const saved = await createMany({ cards: toSent(cards, note) })
      void queryClient.invalidateQueries({ queryKey: ['flashcards'] })
      toast({
        title: t('cards.saved', { count: saved.length }),
        action: {
          label: t('cards.open'),
          onAction: () => void navigate({ to: findStudyPages(user).flashcards }),
        },
      })
      onSaved()
    } catch (error) {
      setFailure(t('cards.failed', { reason: tell(error) }))
    }
    setSaving(false)
  }

  return { save, isSaving, failure }
}
