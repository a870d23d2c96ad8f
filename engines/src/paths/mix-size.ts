/** A problem with its explanation takes about three minutes, so that half an hour holds ten. */
const MINUTES_PER_PROBLEM = 3
const FEWEST = 5
/** Beyond this a mix is no longer one: who has hours takes lessons and quizzes as well. */
const MOST = 30

/** How many problems fit into a day's goal. */
export function sizeOfMix(goalMinutes: number): number {
  return Math.min(MOST, Math.max(FEWEST, Math.round(goalMinutes / MINUTES_PER_PROBLEM)))
}
