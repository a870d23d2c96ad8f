import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type Flashcard, flashcards } from '#contract/study/flashcards.ts'
import { HOUR_MS } from '#engines/days/durations.ts'
import type { Rating } from '#engines/flashcards/index.ts'
import { ApiError, call } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { makeKey } from '../../../api/make-key.ts'
import { keepWrite, sendNow, withdraw } from '../../../device/outbox/outbox.ts'
import { useWaitingWrites } from '../../../device/outbox/use-waiting-writes.ts'
import { assumeRating } from '../../../device/waiting/waiting-cards.ts'
import { useVisibleTime } from '../../../kit/visible-time/use-visible-time.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useCardLists } from '../flashcards.data.ts'
import type { ReviewWish } from '../read-view.ts'
import * as steps from './session.ts'

const LONGEST_THOUGHT_MS = HOUR_MS

/** Asks one card after the other. A rating shows the next card at once and is sent behind the scenes. */
export function useReview(user: User, { isAll, ...filter }: ReviewWish) {
  const { t } = useTranslation(['flashcards', 'study'])
  const lists = useCardLists(user.id)
  const unsentCount = useWaitingWrites(user.id, 'flashcards.rate').length
  /** Ratings whose fate is not known yet. */
  const [underWay, setUnderWay] = useState(0)
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
    mutationFn: () => call(flashcards.due, { ...filter, ...(isAll && { all: 'true' as const }) }),
    onSuccess: ({ cards }) => {
      const serverTime = steps.readServerTime(cards)
      if (serverTime !== null) clockAheadMs.current = serverTime - Date.now()
      setSession((before) =>
        before ? steps.addCards(before, cards, now()) : steps.beginSession(cards, now()),
      )
      if (cards.length === 0) setEnded(true)
      watch.set(0)
    },
  })

  const start = useEffectEvent(() => loading.mutate())
  const leave = useEffectEvent(() => void lists.refreshFigures())
  useEffect(() => {
    start()
    return () => leave()
  }, [])

  // All asked and all sent: more may be due by now. A set that was chosen whole is asked once.
  const isThrough = session !== null && session.current === null && underWay === 0 && !isEnded
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
    const at = new Date(now())
    const assumed = assumeRating(card, rating, at)
    const thinkingMs = Math.min(LONGEST_THOUGHT_MS, Math.round(watch.read()))
    const showNextCard = () => {
      setSession(
        (before) => before && steps.takeAnswer(steps.rateCurrent(before, rating, key, now()), assumed, now()),
      )
      setAnswerShown(false)
      watch.set(0)
    }
    setUnderWay((count) => count + 1)
    try {
      const input = { id: card.id, rating, reviewedAt: at.toISOString(), thinkingMs, reps: card.reps }
      const kept = await keepWrite('flashcards.rate', input, { key, about: card.front, onKept: showNextCard })
      const after = kept.isWaiting ? assumed : kept.answer
      lists.show(after)
      if (!kept.isWaiting) setSession((before) => before && steps.correctCard(before, after, now()))
      if (after.isLeech && !card.isLeech) toast({ title: t('leech.now'), description: t('leech.advice') })
    } catch (error) {
      // Gone, or rated elsewhere meanwhile. Without a device that keeps things, the connection may be missing, too.
      setSession((before) => before && steps.forgetRating(before, key, now()))
      const isElsewhere = error instanceof ApiError
      toast(
        isElsewhere
          ? { title: t('review.elsewhere'), description: t('review.elsewhereText') }
          : { title: t('study:error'), description: t('review.notSent'), variant: 'destructive' },
      )
    } finally {
      setUnderWay((count) => count - 1)
    }
  }

  async function undo() {
    const last = session?.rated.at(-1)
    if (!last || isUndoing) return
    setUndoing(true)
    try {
      let { card } = last
      if (!(await withdraw(user.id, last.key))) {
        const end = await sendNow(user.id)
        if (end !== 'done') throw new Error('The rating is not sent yet')
        card = await takeBackRating({ id: card.id })
        lists.show(card)
      }
      // The same card may be rated again, also where nothing new has come from the server.
      lastRated.current = null
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
    rewrite: (card: Flashcard) => setSession((before) => before && steps.rewriteCard(before, card)),
    unsentCount,
    sendAgain: () => void sendNow(user.id),
  }
}
export type Review = ReturnType<typeof useReview>
