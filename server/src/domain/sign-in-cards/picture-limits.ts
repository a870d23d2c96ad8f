import { DAY_SECONDS } from '#engines/days/durations.ts'
import type { Limit } from '../../platform/sessions/throttle.ts'

/**
 * Wrong tries at the pictures of one child, from wherever: five in a quarter of an hour, and so few a day that going through the
 * rows takes years. New pictures begin anew, so that a teacher can let a child in who was locked out.
 */
export function pictureLimits(userId: number, setAt: Date): Limit[] {
  const pictures = `${userId}:${setAt.getTime()}`
  return [
    { name: `pictures:${pictures}`, limit: 5, windowSeconds: 15 * 60 },
    { name: `pictures-of-day:${pictures}`, limit: 20, windowSeconds: DAY_SECONDS },
  ]
}
