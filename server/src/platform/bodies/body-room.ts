type Waiting = { userId: number; bytes: number; enter: () => void }

/**
 * Room in memory for what people send, so that many files at once never need more of it than the machine has: who does
 * not fit waits, in the order of coming, and one person has one place. What is smaller may go ahead of what has to wait.
 */
export function createBodyRoom(mostBytes: number) {
  const waiting: Waiting[] = []
  const inside = new Set<number>()
  let freeBytes = mostBytes

  function letIn(): void {
    for (const one of [...waiting]) {
      if (one.bytes > freeBytes || inside.has(one.userId)) continue
      waiting.splice(waiting.indexOf(one), 1)
      freeBytes -= one.bytes
      inside.add(one.userId)
      one.enter()
    }
  }

  /** Answers how to leave again, or throws why `signal` ended the waiting. What is larger than the whole room fits when it is empty. */
  return async (userId: number, bytes: number, signal: AbortSignal): Promise<() => void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const mine = { userId, bytes: Math.min(bytes, mostBytes), enter: resolve }
    const giveUp = () => {
      const place = waiting.indexOf(mine)
      if (place >= 0) waiting.splice(place, 1)
      reject(signal.reason)
    }
    signal.throwIfAborted()
    signal.addEventListener('abort', giveUp, { once: true })
    waiting.push(mine)
    letIn()
    try {
      await promise
    } finally {
      signal.removeEventListener('abort', giveUp)
    }
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      freeBytes += mine.bytes
      inside.delete(userId)
      letIn()
    }
  }
}
