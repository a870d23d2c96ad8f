import { DAY_SECONDS } from '#engines/days/durations.ts'
import { createModel } from '#engines/mastery/index.ts'
import type { Assumptions } from './assumptions.ts'
import { createLearner, successOf } from './learner.ts'
import { type Course, DAYS, problemsUntil, runSchool } from './run-school.ts'
import { studyAtRandom, studyInOrder } from './studies.ts'
import { type AdaptiveStudy, studyAdaptively } from './study-adaptively.ts'
import type { World } from './world.ts'

/** The same learners, studying in three ways. */
export type Comparison = {
  assumptions: Assumptions
  fixed: Course[]
  /** Fixed order that goes on sooner. */
  hasty: Course[]
  random: Course[]
  adaptive: Course[]
  studies: AdaptiveStudy[]
}

const HASTY_STREAK = 2
/** Nearer to practiced (.7) than to mastered (.9). */
const FALSE_BELOW = 0.8
const MASTERED_SUCCESS = 0.9

export function compareWays(world: World, assumptions: Assumptions, learners: number): Comparison {
  const enroll = () =>
    Array.from({ length: learners }, (_, number) => createLearner(world, assumptions, number))
  const model = createModel()
  const studies = enroll().map((learner, number) => studyAdaptively(learner, model, number))
  return {
    assumptions,
    studies,
    adaptive: runSchool(studies),
    fixed: runSchool(enroll().map((learner) => studyInOrder(learner))),
    hasty: runSchool(enroll().map((learner) => studyInOrder(learner, HASTY_STREAK))),
    random: runSchool(enroll().map(studyAtRandom)),
  }
}

/**
 * Problems until as many skills of the grade are really held as fixed order holds after the last day, all learners together, beside
 * what fixed order itself needed for them. Who never gets there counts with all problems.
 */
export function effortBeside(fixed: readonly Course[], other: readonly Course[]): number {
  const needs = (courses: readonly Course[]) =>
    courses.reduce((sum, course, number) => sum + problemsUntil(course, fixed[number]?.heldAtEnd ?? 0), 0)
  return needs(other) / needs(fixed)
}

export type FalseMastered = {
  claims: number
  /** Share of the claims whose true success was below .8 when it was said, and below .9. */
  false: number
  strictlyFalse: number
  /** The same, of all that is called mastered after the last day. */
  falseAtEnd: number
}

export function judgeMastered(studies: readonly AdaptiveStudy[]): FalseMastered {
  const said = studies.flatMap(({ mastered }) => mastered.map(({ success }) => success))
  const stillSaid = studies.flatMap(({ evidence, learner }) =>
    [...evidence]
      .filter(([, { level }]) => level === 'mastered')
      .map(([skill]) => successOf(learner, skill, DAYS * DAY_SECONDS)),
  )
  const shareBelow = (values: readonly number[], bar: number) =>
    mean(values.map((value) => (value < bar ? 1 : 0)))
  return {
    claims: said.length,
    false: shareBelow(said, FALSE_BELOW),
    strictlyFalse: shareBelow(said, MASTERED_SUCCESS),
    falseAtEnd: shareBelow(stillSaid, FALSE_BELOW),
  }
}

export function judgePlacement(studies: readonly AdaptiveStudy[]) {
  const placed = studies.map((study) => study.placed)
  return {
    withinOne: mean(placed.map(({ grade, position }) => (Math.abs(grade - position) <= 1 ? 1 : 0))),
    claimedWithinOne: mean(
      studies.map(({ learner }) => (Math.abs(learner.grade + 0.5 - learner.position) <= 1 ? 1 : 0)),
    ),
    meanError: mean(placed.map(({ grade, position }) => Math.abs(grade - position))),
    questions: mean(placed.map(({ questions }) => questions)),
    mostQuestions: Math.max(...placed.map(({ questions }) => questions)),
  }
}

export function judgePredictions(studies: readonly AdaptiveStudy[]) {
  const claims = studies.flatMap((study) => study.claims)
  const bins = Array.from({ length: 10 }, (_, bin) => {
    const inside = claims.filter(({ predicted }) => Math.min(9, Math.floor(predicted * 10)) === bin)
    return {
      count: inside.length,
      predicted: mean(inside.map(({ predicted }) => predicted)),
      success: mean(inside.map(({ success }) => success)),
    }
  })
  return {
    count: claims.length,
    bins,
    meanError: mean(claims.map(({ predicted, success }) => Math.abs(predicted - success))),
    calibrationError: mean(
      bins.flatMap(({ count, predicted, success }) =>
        Array.from({ length: count }, () => Math.abs(predicted - success)),
      ),
    ),
    correlation: correlate(
      claims.map(({ predicted }) => predicted),
      claims.map(({ success }) => success),
    ),
  }
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Pearson's r. */
function correlate(first: readonly number[], second: readonly number[]): number {
  const [firstMean, secondMean] = [mean(first), mean(second)]
  let [together, firstSquares, secondSquares] = [0, 0, 0]
  for (const [place, value] of first.entries()) {
    const [a, b] = [value - firstMean, (second[place] ?? 0) - secondMean]
    together += a * b
    firstSquares += a * a
    secondSquares += b * b
  }
  return together / Math.sqrt(firstSquares * secondSquares)
}
