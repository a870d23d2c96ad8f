import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { createWriter } from '../../api/create-writer.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { findStudyPages } from '../navigation/study-pages.ts'
import { useErrorText } from '../use-error-text.ts'

type Words = { saved: (count: number) => string; open: string; failed: (reason: string) => string }

/** Saves cards, all or none; what could not be saved stays in the dialog and says why. */
export function useSaveCards(user: User, words: Words, onSaved: () => void) {
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
        title: words.saved(saved.length),
        action: {
          label: words.open,
          onAction: () => void navigate({ to: findStudyPages(user).flashcards }),
        },
      })
      onSaved()
    } catch (error) {
      setFailure(words.failed(tell(error)))
    }
    setSaving(false)
  }

  return { save, isSaving, failure }
}
