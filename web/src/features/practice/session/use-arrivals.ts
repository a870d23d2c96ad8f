import { useEffect, useEffectEvent } from 'react'
import * as z from 'zod/mini'
import { CheckedAnswer } from '#contract/practice.ts'
import { readSettled } from '../../../device/outbox/kept-writes.ts'
import { outboxNews } from '../../../device/outbox/outbox.ts'
import { listWaitingKeys, noteArrival, type Session } from './session.ts'

/** Puts the server's words in the place of the device's as soon as answers that waited have arrived. */
export function useArrivals(
  userId: number,
  session: Session | null,
  onArrival: (change: (before: Session) => Session) => void,
): void {
  const keys = session ? listWaitingKeys(session) : []
  const look = useEffectEvent(async () => {
    for (const key of keys) {
      const settled = await readSettled(key).catch(() => undefined)
      const answer = z.safeParse(CheckedAnswer, settled?.answer)
      if (answer.success) onArrival((before) => noteArrival(before, key, answer.data))
    }
  })
  const isWaiting = keys.length > 0
  useEffect(() => {
    if (!isWaiting) return
    void look()
    return outboxNews.listen((news) => {
      if (news.userId === userId) void look()
    })
  }, [userId, isWaiting])
}
