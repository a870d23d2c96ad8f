import { dayIn, daysBefore } from '#engines/days/index.ts'
import { toMinutes } from '#engines/record/learner/index.ts'
import { selectDays } from '../../domain/days/learning-days.ts'
import { selectLearner } from '../../domain/learner.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'

const YEAR_DAYS = 371

/** The days of the last 53 weeks with any learning. */
export async function readActivity({ db, now }: Pick<Deps, 'db' | 'now'>, userId: number) {
  const learner = foundOr404(await selectLearner(db, userId), 'userNotFound')
  const days = await selectDays(db, userId, daysBefore(dayIn(learner.timezone, now()), YEAR_DAYS))
  return days.map(({ day, lessonsCompleted, quizzesTaken, problemsTried, cardsReviewed, seconds }) => ({
    day,
    events: lessonsCompleted + quizzesTaken + problemsTried + cardsReviewed,
    minutes: toMinutes(seconds),
  }))
}
