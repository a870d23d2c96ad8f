import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { createWriter } from '../../api/create-writer.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { findStudyPages } from '../navigation/study-pages.ts'
import { useErrorText } from '../use-error-text.ts'

/** Saves cards, all or none; what could not be saved stays in the dialog and says why. */
export function useSaveCards(user: User, words: 'notes' | 'chat', onSaved: () => void) {
  const { t } = useTranslation(words)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tell = useErrorText()
  const [createMany] = useState(() => createWriter(flashcards.createMany))
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function save(cards: InputOf<typeof flashcards.createMany>['cards']) {
    setSaving(true)
    setFailure(null)
    try {
      const saved = await createMany({ cards })
      void queryClient.invalidateQueries({ queryKey: ['flashcards'] })
      toast({
        title: t('cards.saved', { count: saved.length }),
        action: {
          label: t(words === 'notes' ? 'cards.open' : 'save.open'),
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
