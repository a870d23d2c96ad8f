import { AppError } from '../app-error.ts'
import { MINUTE_MS } from '../durations.ts'

/**
 * Holds an account to so many requests a minute, reading too, counted in this process alone: nobody at a screen comes near,
 * but a program that copies everything an account may see does. Null: no limit.
 */
export function createPace(mostPerMinute: number | null, now: () => Date) {
  let minute = 0
  let counts = new Map<number, number>()
  return {
    spend(userId: number): void {
      if (mostPerMinute === null) return
      const at = now().getTime()
      const current = Math.floor(at / MINUTE_MS)
      if (current !== minute) {
        minute = current
        counts = new Map()
      }
      const count = (counts.get(userId) ?? 0) + 1
      counts.set(userId, count)
      if (count <= mostPerMinute) return
      const retryAfterSeconds = Math.ceil(((current + 1) * MINUTE_MS - at) / 1000)
      throw new AppError('too_many_requests', 'tooManyTries', { retryAfterSeconds })
    },
  }
}

export type Pace = ReturnType<typeof createPace>
