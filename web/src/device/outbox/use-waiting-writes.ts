import { useEffect, useState } from 'react'
import type { WaitingWrite } from '#engines/outbox/index.ts'
import { readWaiting } from './kept-writes.ts'
import type { OperationName } from './operations.ts'
import { outboxNews } from './outbox.ts'

/** What waits on this device for a person, in its order, as it changes here and in other tabs. */
export function useWaitingWrites(userId: number, only?: OperationName): readonly WaitingWrite[] {
  const [waiting, setWaiting] = useState<readonly WaitingWrite[]>([])
  useEffect(() => {
    let isOver = false
    const read = async () => {
      try {
        const writes = await readWaiting(userId)
        if (!isOver) setWaiting(writes)
      } catch {
        // A browser that keeps nothing has nothing that waits.
      }
    }
    void read()
    const stop = outboxNews.listen((news) => {
      if (news.userId === userId) void read()
    })
    return () => {
      isOver = true
      stop()
    }
  }, [userId])
  return only ? waiting.filter(({ operation }) => operation === only) : waiting
}
