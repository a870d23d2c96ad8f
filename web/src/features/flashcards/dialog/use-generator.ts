import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts.ts'
import { aiHelpers, type GeneratedCard } from '#contract/study/ai-helpers.ts'
import { call } from '../../../api/call.ts'
import { makeKey } from '../../../api/make-key.ts'
import { openDraft } from '../../../kit/study/draft.ts'
import { useKeptDraft } from '../../../kit/study/use-kept-draft.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { createCard, useCardLists } from '../flashcards.data.ts'
import { EMPTY_SOURCE, SourceValues, UnsavedCard } from './card-values.ts'

const GENERATING_MS = 120_000

type Phase = 'idle' | 'generating' | 'saving'

/** Has cards made from a text and saves each. Those that could not be saved are kept, also for a dialog opened later. */
export function useGenerator(user: User, onDone: () => void) {
  const { t } = useTranslation(['flashcards', 'study'])
  const lists = useCardLists(user.id)
  const [drafts] = useState(() => ({
    source: openDraft(user.id, 'flashcard.source', SourceValues),
    unsaved: openDraft(user.id, 'flashcard.unsaved', z.array(UnsavedCard)),
  }))
  const [found, setFound] = useState(() => drafts.source.read())
  const [phase, setPhase] = useState<Phase>('idle')
  const [unsaved, setUnsaved] = useState<readonly UnsavedCard[]>(() => drafts.unsaved.read() ?? [])
  const [savedCount, setSavedCount] = useState(0)
  const form = useForm<SourceValues>({ defaultValues: found ?? EMPTY_SOURCE })
  const values = useWatch({ control: form.control }) as SourceValues
  useKeptDraft(drafts.source, values, values.content.trim() !== '')
  const cancelling = useRef<AbortController | null>(null)
  // Closing the dialog calls off what is being made, not what is being saved.
  useEffect(() => () => cancelling.current?.abort(), [])

  function keepUnsaved(cards: readonly UnsavedCard[]) {
    if (cards.length > 0) drafts.unsaved.keep([...cards])
    else drafts.unsaved.forget()
    setUnsaved(cards)
  }

  function fail(description: string) {
    toast({ title: t('study:error'), description, variant: 'destructive' })
  }

  async function ask({ content, count }: SourceValues): Promise<GeneratedCard[] | null> {
    const control = new AbortController()
    cancelling.current = control
    const { signal } = control
    try {
      const { flashcards } = await call(
        aiHelpers.generateFlashcards,
        { content, count },
        { signal, timeoutMs: GENERATING_MS },
      )
      return flashcards
    } catch {
      if (!signal.aborted) fail(t('generate.failed'))
      return null
    }
  }

  async function generate() {
    if (phase !== 'idle') return
    const wanted = form.getValues()
    if (!wanted.content.trim()) {
      form.setError('content', { type: 'required' })
      form.setFocus('content')
      fail(t('generate.noContent'))
      return
    }
    setPhase('generating')
    const made = await ask(wanted)
    if (made && made.length > 0) {
      const { difficulty, tags } = wanted
      await save(
        made.map(({ front, back, passage }) => ({ key: makeKey(), front, back, passage, difficulty, tags })),
        0,
      )
    } else {
      setPhase('idle')
      if (made) toast({ title: t('generate.warning'), description: t('generate.none') })
    }
  }

  async function save(cards: readonly UnsavedCard[], before: number) {
    setPhase('saving')
    // Kept before the first is sent: a closed page loses none.
    keepUnsaved(cards)
    const failed: UnsavedCard[] = []
    for (const [place, unsavedCard] of cards.entries()) {
      const { key, ...card } = unsavedCard
      try {
        lists.show(await createCard(user, card, key))
      } catch {
        failed.push(unsavedCard)
      }
      keepUnsaved([...failed, ...cards.slice(place + 1)])
    }
    const saved = before + cards.length - failed.length
    setSavedCount(saved)
    setPhase('idle')
    void lists.refreshFigures()
    if (failed.length > 0) {
      fail(t('generate.partly'))
      return
    }
    drafts.source.forget()
    form.reset(EMPTY_SOURCE)
    setSavedCount(0)
    toast({ title: t('generate.done', { count: saved }) })
    onDone()
  }

  return {
    form,
    phase,
    unsaved,
    generate,
    saveAgain: () => save(unsaved, savedCount),
    leaveOut: (key: string) => keepUnsaved(unsaved.filter((card) => card.key !== key)),
    cancel() {
      cancelling.current?.abort()
      setPhase('idle')
    },
    hasDraft: found !== null,
    discardDraft() {
      drafts.source.forget()
      setFound(null)
      form.reset(EMPTY_SOURCE)
      form.setFocus('content')
    },
  }
}
export type Generator = ReturnType<typeof useGenerator>
