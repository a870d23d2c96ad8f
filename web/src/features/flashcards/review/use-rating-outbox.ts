import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { flashcards } from '#contract/study/flashcards.ts'
import { call } from '../../../api/call.ts'
import { refreshFigures } from '../flashcards.data.ts'
import { createRatingOutbox, type RatingOutbox } from './rating-outbox.ts'

/** One for each learner of this page: it goes on sending when the review is left. */
const outboxes = new Map<number, RatingOutbox>()

function openOutbox(userId: number): RatingOutbox {
  const known = outboxes.get(userId)
  if (known) return known
  const outbox = createRatingOutbox(userId, (rating, key) =>
    call(flashcards.rate, rating, { idempotencyKey: key, keepalive: true }),
  )
  outboxes.set(userId, outbox)
  return outbox
}

/** Sends what an earlier visit could not, and again as soon as the device is online. */
export function useRatingOutbox(userId: number) {
  const outbox = openOutbox(userId)
  const state = useSyncExternalStore(outbox.subscribe, outbox.read)
  const queryClient = useQueryClient()
  useEffect(() => {
    if (outbox.read().waiting.length > 0) void outbox.sendAll().then(() => refreshFigures(queryClient))
    const send = () => void outbox.sendAll()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [outbox, queryClient])
  return { outbox, ...state }
}
