import type { DailyLimits, DoneToday } from './queue.ts'

export const FORECAST_DAYS = 14

export type DayLoad = { reviews: number; fresh: number }

/**
 * What the coming days hold, the first being today: what is over a day's limit waits for the next day. `due` counts the
 * cards of each day, today's with everything overdue. On the first `awayDays` nothing is shown.
 */
export function forecast(
  due: readonly number[],
  unseen: number,
  limits: DailyLimits,
  left: DoneToday,
  awayDays = 0,
): DayLoad[] {
  let waiting = 0
  let unseenLeft = unseen
  return due.map((cards, place) => {
    const usual = place === 0 ? left : { reviews: limits.reviewsPerDay, fresh: limits.newPerDay }
    const most = place < awayDays ? { reviews: 0, fresh: 0 } : usual
    const reviews = Math.min(most.reviews, waiting + cards)
    waiting += cards - reviews
    const fresh = Math.min(most.fresh, unseenLeft)
    unseenLeft -= fresh
    return { reviews, fresh }
  })
}
