import { MINUTE_MS } from '#engines/days/durations.ts'
import { dayIn, daysBefore, startOfDay } from '#engines/days/index.ts'
import {
  DEFAULT_LIMITS,
  FORECAST_DAYS,
  forecast,
  LEARN_AHEAD_MINUTES,
  leftToday,
  orderQueue,
} from '#engines/flashcards/index.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import type { CardFilter } from './flashcards.queries.ts'
import { countDueByDay, countWaiting, selectFiltered, selectToday, selectWaiting } from './review.queries.ts'
import { toDueCard } from './to-flashcard.ts'

const MOST_CARDS = 100
const MOST_BEYOND = 100
const NONE = { reviews: 0, fresh: 0 }

/** Who asks, which day it is for them, what they want a day and what is left of it. */
export async function readToday({ db, caller: { user }, now }: CallerContext) {
  const today = dayIn(user.timezone, now())
  const { settings, done } = await selectToday(db, user.id, today)
  const { newPerDay, reviewsPerDay } = settings ?? DEFAULT_LIMITS
  const limits = { newPerDay, reviewsPerDay }
  const pausedUntil = settings?.pausedUntil && settings.pausedUntil >= today ? settings.pausedUntil : null
  return { today, limits, done, left: leftToday(limits, done), pausedUntil }
}

/** A review is due the whole of its day, so that a session does not depend on the hour of the last one. */
export async function readQueue(
  context: CallerContext,
  { all, ...filter }: CardFilter & { all?: 'true' | undefined },
) {
  const { db, caller, now } = context
  const userId = caller.user.id
  const { today, left, pausedUntil } = await readToday(context)
  if (all) {
    const cards = await selectFiltered(db, userId, filter, MOST_CARDS)
    const isFresh = cards.filter(({ state }) => state === 'new').length
    const isLearning = cards.filter(({ state }) => state !== 'new' && state !== 'review').length
    const waiting = { learning: isLearning, fresh: isFresh, reviews: cards.length - isFresh - isLearning }
    return answer(cards, waiting, NONE)
  }
  if (pausedUntil) return answer([], { learning: 0, reviews: 0, fresh: 0 }, NONE)

  const endOfToday = new Date(startOfDay(caller.user.timezone, daysBefore(today, -1)).getTime() - 1)
  const soonUntil = new Date(now().getTime() + LEARN_AHEAD_MINUTES * MINUTE_MS)
  const most = (count: number) => Math.min(count, MOST_CARDS)
  const learning = await selectWaiting(db, userId, 'learning', {
    ...filter,
    until: soonUntil,
    limit: MOST_CARDS,
  })
  const reviews = await selectWaiting(db, userId, 'review', {
    ...filter,
    until: endOfToday,
    limit: most(left.reviews),
  })
  const fresh = await selectWaiting(db, userId, 'fresh', { ...filter, until: now(), limit: most(left.fresh) })
  const [counted = NONE] = await countWaiting(
    db,
    userId,
    { until: endOfToday, most: left.reviews + MOST_BEYOND },
    { until: now(), most: left.fresh + MOST_BEYOND },
    filter,
  )
  const isNow = ({ nextReviewDate }: { nextReviewDate: Date | null }) => (nextReviewDate ?? now()) <= now()
  const soon = learning.filter((card) => !isNow(card))
  const queue = orderQueue({ learning: learning.filter(isNow), soon, reviews, fresh }, left)
  const waiting = {
    learning: learning.length,
    reviews: Math.min(counted.reviews, left.reviews),
    fresh: Math.min(counted.fresh, left.fresh),
  }
  return answer(queue.slice(0, MOST_CARDS), waiting, {
    reviews: counted.reviews - waiting.reviews,
    fresh: counted.fresh - waiting.fresh,
  })

  function answer<Waiting, Beyond>(
    rows: Parameters<typeof toDueCard>[0][],
    waiting: Waiting,
    beyond: Beyond,
  ) {
    return { cards: rows.map((row) => toDueCard(row, now())), waiting, beyond, pausedUntil }
  }
}

export async function readForecast(context: CallerContext) {
  const { db, caller, now } = context
  const { user } = caller
  const { today, limits, left, pausedUntil } = await readToday(context)
  const days = Array.from({ length: FORECAST_DAYS }, (_, place) => daysBefore(today, -place))
  const ends = days.map((day) => startOfDay(user.timezone, daysBefore(day, -1)))
  const most = limits.newPerDay * FORECAST_DAYS
  const [{ fresh } = NONE] = await countWaiting(
    db,
    user.id,
    { until: now(), most: 0 },
    { until: ends.at(-1) ?? now(), most },
  )
  const awayDays = pausedUntil === null ? 0 : days.filter((day) => day <= pausedUntil).length
  const loads = forecast(await countDueByDay(db, user.id, ends), fresh, limits, left, awayDays)
  return days.map((day, place) => ({ day, ...(loads[place] ?? NONE) }))
}
