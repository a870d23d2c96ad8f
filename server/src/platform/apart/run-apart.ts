import { createFairMutex } from '../mutex.ts'
import type { ApartOptions } from './messages.ts'
import { type Apart, startApart, TooLargeApart } from './start-apart.ts'

type ApartTask<Answer, Result> = ApartOptions & {
  longestMs: number
  /** What is thrown where it takes longer, or more memory than it may. */
  tooSlow: () => Error
  tooLarge: () => Error
  /** Posts what the thread waits for once it has started. */
  begin?: (apart: Apart<Answer>) => Promise<void>
  /** Hears every answer; what it throws, or hands to `end`, ends the work. */
  take: (answer: Answer, end: (result: Result) => void, apart: Apart<Answer>) => void
}

/** Runs a script's work one at a time, because a small server has not the memory for more; turns go by person. */
export function createApartQueue(script: URL) {
  const acquire = createFairMutex()
  return async <Answer, Result>(userId: number, task: ApartTask<Answer, Result>): Promise<Result> => {
    const release = await acquire(userId)
    try {
      return await run(script, task)
    } finally {
      release()
    }
  }
}

async function run<Answer, Result>(
  script: URL,
  { longestMs, tooSlow, tooLarge, begin, take, ...options }: ApartTask<Answer, Result>,
): Promise<Result> {
  const apart = startApart<Answer>(script, options)
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const timer = setTimeout(() => reject(tooSlow()), longestMs)
  const hear = (answer: Answer) => {
    try {
      take(answer, resolve, apart)
    } catch (error) {
      reject(error)
    }
  }
  apart.listen(hear, (error) => reject(error instanceof TooLargeApart ? tooLarge() : error))
  try {
    begin?.(apart).catch(reject)
    return await promise
  } finally {
    clearTimeout(timer)
    await apart.end()
  }
}
