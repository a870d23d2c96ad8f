import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { aiHelpers, type GeneratedCard } from '#contract/study/ai-helpers.ts'
import { call } from '../../../api/call.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

const LONGEST_WAIT_MS = 60_000
const WANTED = 5

/** Cards made from the sentences of the note. Closing the dialog calls it off. */
export function useMoreCards(content: string, onCards: (cards: GeneratedCard[]) => void) {
  const { t } = useTranslation(['notes', 'study'])
  const [isPending, setPending] = useState(false)
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  async function generate() {
    const controller = new AbortController()
    underWay.current = controller
    setPending(true)
    try {
      const { flashcards } = await call(
        aiHelpers.generateFlashcards,
        { content, count: WANTED },
        { signal: controller.signal, timeoutMs: LONGEST_WAIT_MS },
      )
      onCards(flashcards)
      toast({ title: t('cards.suggested', { count: flashcards.length }) })
    } catch {
      if (controller.signal.aborted) return
      toast({ title: t('study:error'), description: t('cards.suggestFailed'), variant: 'destructive' })
    }
    setPending(false)
  }

  return { generate, isPending }
}
