import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type Flashcard, flashcards } from '#contract/study/flashcards.ts'
import type { Rating } from '#engines/flashcards/index.ts'
import { call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { makeKey } from '../../../api/make-key.ts'
import { useVisibleTime } from '../../../kit/visible-time/use-visible-time.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { refreshFigures, showCard } from '../flashcards.data.ts'
import type { ReviewWish } from '../read-view.ts'
import * as steps from './session.ts'
import { useRatingOutbox } from './use-rating-outbox.ts'

const LONGEST_THOUGHT_MS = 3_600_000

/** Asks one card after the other. A rating shows the next card at once and is sent behind the scenes. */
export function useReview(user: User, { isAll, ...filter }: ReviewWish) {
  const { t } = useTranslation(['flashcards', 'study'])
  const queryClient = useQueryClient()
  const { outbox, waiting, isStuck } = useRatingOutbox(user.id)
  const [session, setSession] = useState<steps.Session | null>(null)
  const [isAnswerShown, setAnswerShown] = useState(false)
  const [isEnded, setEnded] = useState(false)
  const [isUndoing, setUndoing] = useState(false)
  const [takeBackRating] = useState(() => createWriter(flashcards.undo))
  const clockAheadMs = useRef(0)
  const lastRated = useRef<Flashcard | null>(null)
  const watch = useVisibleTime()
  const now = () => Date.now() + clockAheadMs.current

  const loading = useMutation({
    mutationFn: async () => {
      // First what is still on the device: else its cards would be asked again.
      await outbox.sendAll()
      return call(flashcards.due, { ...filter, ...(isAll && { all: 'true' as const }) })
    },
    onSuccess: (due) => {
      const serverTime = steps.readServerTime(due.cards)
      if (serverTime !== null) clockAheadMs.current = serverTime - Date.now()
      const unsent = new Set(outbox.read().waiting.map(({ id }) => id))
      const cards = due.cards.filter(({ id }) => !unsent.has(id))
      setSession((before) =>
        before ? steps.addCards(before, cards, now()) : steps.beginSession(cards, now()),
      )
      if (cards.length === 0) setEnded(true)
      watch.set(0)
    },
  })

  const start = useEffectEvent(() => loading.mutate())
  const leave = useEffectEvent(() => void refreshFigures(queryClient))
  useEffect(() => {
    start()
    return () => leave()
  }, [])

  // All asked and all sent: more may be due by now. A set that was chosen whole is asked once.
  const isThrough = session !== null && session.current === null && waiting.length === 0 && !isEnded
  const goOn = useEffectEvent(() => (isAll ? setEnded(true) : loading.mutate()))
  useEffect(() => {
    if (isThrough) goOn()
  }, [isThrough])

  async function rate(rating: Rating) {
    const card = session?.current
    // The second of two quick presses means the same card.
    if (!card || !isAnswerShown || lastRated.current === card) return
    lastRated.current = card
    const key = makeKey()
    const unsent = {
      key,
      id: card.id,
      rating,
      reviewedAt: new Date(now()).toISOString(),
      thinkingMs: Math.min(LONGEST_THOUGHT_MS, Math.round(watch.read())),
      reps: card.reps,
    }
    const answered = outbox.add(unsent)
    setSession((before) => before && steps.rateCurrent(before, rating, key, now()))
    setAnswerShown(false)
    watch.set(0)
    const outcome = await answered
    if (outcome.kind === 'saved') {
      showCard(queryClient, user.id, outcome.card)
      setSession((before) => before && steps.takeAnswer(before, outcome.card, now()))
      if (outcome.card.isLeech && !card.isLeech)
        toast({ title: t('leech.now'), description: t('leech.advice') })
    } else if (outcome.kind === 'refused') {
      setSession((before) => before && steps.forgetRating(before, key))
      toast({ title: t('review.elsewhere'), description: t('review.elsewhereText') })
    }
  }

  async function undo() {
    const last = session?.rated.at(-1)
    if (!last || isUndoing) return
    setUndoing(true)
    try {
      let { card } = last
      if (!outbox.withdraw(last.key)) {
        await outbox.sendAll()
        if (outbox.has(last.key)) throw new Error('The rating is not sent yet')
        card = await takeBackRating({ id: card.id })
        showCard(queryClient, user.id, card)
      }
      setSession((before) => before && steps.takeBack(before, last.key, card))
      setEnded(false)
      setAnswerShown(false)
      watch.set(0)
    } catch {
      toast({ title: t('study:error'), description: t('review.undoFailed'), variant: 'destructive' })
    }
    setUndoing(false)
  }

  return {
    session,
    loading,
    isEnded,
    isAnswerShown,
    showAnswer: () => setAnswerShown(true),
    rate,
    undo,
    isUndoing,
    canUndo: (session?.rated.length ?? 0) > 0,
    /** Shows the changed words at once. */
    rewrite: (card: Flashcard) => setSession((before) => before && steps.rewriteCard(before, card)),
    unsentCount: waiting.length,
    isStuck,
    sendAgain: () => void outbox.sendAll(),
  }
}
export type Review = ReturnType<typeof useReview>
