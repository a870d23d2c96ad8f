export type DailyLimits = { newPerDay: number; reviewsPerDay: number }
export type DoneToday = { fresh: number; reviews: number }

export const DEFAULT_LIMITS: DailyLimits = { newPerDay: 20, reviewsPerDay: 200 }
export const MOST_PER_DAY = 1000

/** A card in learning comes back within minutes; so many early it is shown rather than letting the learner wait. */
export const LEARN_AHEAD_MINUTES = 20

export type Waiting<T> = {
  /** In learning and due now, in learning and due within `LEARN_AHEAD_MINUTES`: each in the order of their due dates. */
  learning: readonly T[]
  soon: readonly T[]
  reviews: readonly T[]
  fresh: readonly T[]
}

export function leftToday(limits: DailyLimits, done: DoneToday): DoneToday {
  return {
    fresh: Math.max(0, limits.newPerDay - done.fresh),
    reviews: Math.max(0, limits.reviewsPerDay - done.reviews),
  }
}

/**
 * The cards in the order in which they are shown: what is being learned first, because its time is minutes; then
 * reviews with the new cards spread evenly among them; last what becomes due in a moment.
 */
export function orderQueue<T>({ learning, soon, reviews, fresh }: Waiting<T>, left: DoneToday): T[] {
  const mixed = mixEvenly(reviews.slice(0, left.reviews), fresh.slice(0, left.fresh))
  return [...learning, ...mixed, ...soon]
}

function mixEvenly<T>(many: readonly T[], few: readonly T[]): T[] {
  const mixed: T[] = []
  let taken = 0
  for (let place = 0; place <= many.length; place++) {
    const wanted = Math.floor((few.length * (place + 1)) / (many.length + 1))
    mixed.push(...few.slice(taken, wanted))
    taken = wanted
    const card = many[place]
    if (card !== undefined) mixed.push(card)
  }
  return mixed
}
