import { type Bar, formatCount, printTable, say } from './print.ts'
import { BASE, VARIANTS } from './simulator/assumptions.ts'
import {
  type Comparison,
  compareWays,
  effortBeside,
  judgeMastered,
  judgePlacement,
  judgePredictions,
  mean,
} from './simulator/compare.ts'
import { type Course, DAYS, SHARES } from './simulator/run-school.ts'
import { readWorld } from './simulator/world.ts'

const LEARNERS = 1_000
/** Variants are looked at with fewer learners: they show which way a figure moves. */
const VARIANT_SHARE = 0.1
const MOST_EFFORT = 0.75
const MOST_FALSE = 0.05
const LEAST_WITHIN_ONE = 0.9
const MOST_QUESTIONS = 15

/** Learners of known truth study with the product's engines, in fixed order and at random; see simulator/README.md. */
export function simulate(learners = LEARNERS): Bar[] {
  const world = readWorld()
  say(`${formatCount(learners)} simulated learners study Mathematics for ${DAYS} days …`)
  const base = compareWays(world, BASE, learners)
  printCourses(base)
  printPredictions(base)
  const bars = judge(base)
  say('\nWhat other assumptions would change (fewer learners)')
  const few = Math.max(20, Math.round(learners * VARIANT_SHARE))
  printTable(
    ['', 'adaptive/fixed', 'hasty/fixed', 'random/fixed', 'false mastered', 'placed within a grade'],
    [BASE, ...VARIANTS].map((assumptions) => describeVariant(compareWays(world, assumptions, few))),
  )
  return bars
}

function judge({ studies, fixed, adaptive }: Comparison): Bar[] {
  const effort = effortBeside(fixed, adaptive)
  const mastered = judgeMastered(studies)
  const placement = judgePlacement(studies)
  say(
    `\n${formatCount(mastered.claims)} times "mastered" was said: true success below .8 in ${percent(mastered.false)}, below .9 in ${percent(mastered.strictlyFalse)}; of what is called mastered on the last day, below .8 in ${percent(mastered.falseAtEnd)}`,
  )
  say(
    `Placement: off by ${placement.meanError.toFixed(2)} grades with ${placement.questions.toFixed(1)} questions (at most ${placement.mostQuestions}); the claimed grade alone is within one grade for ${percent(placement.claimedWithinOne)}`,
  )
  return [
    {
      name: 'problems that adaptive practice needs for as many skills as fixed order',
      measured: percent(effort),
      demanded: `at most ${percent(MOST_EFFORT)}`,
      isMet: effort <= MOST_EFFORT,
    },
    {
      name: 'said mastered while truly below',
      measured: percent(mastered.false),
      demanded: `at most ${percent(MOST_FALSE)}`,
      isMet: mastered.false <= MOST_FALSE,
    },
    {
      name: 'placed within one grade of the truth',
      measured: `${percent(placement.withinOne)} in at most ${placement.mostQuestions} questions`,
      demanded: `at least ${percent(LEAST_WITHIN_ONE)} in at most ${MOST_QUESTIONS}`,
      isMet: placement.withinOne >= LEAST_WITHIN_ONE && placement.mostQuestions <= MOST_QUESTIONS,
    },
  ]
}

function printCourses({ fixed, hasty, random, adaptive }: Comparison): void {
  say('\nProblems until a share of the grade is really mastered (learners who got there)')
  const describeCourses = (name: string, courses: readonly Course[]) => [
    name,
    ...SHARES.map((_, place) => {
      const problems = mean(courses.map((course) => course.needed[place] ?? course.problems))
      const reached = mean(courses.map((course) => (course.needed[place] === undefined ? 0 : 1)))
      return `${problems.toFixed(0)} (${percent(reached, 0)})`
    }),
    percent(mean(courses.map(({ heldAtEnd }) => heldAtEnd))),
    percent(effortBeside(fixed, courses)),
  ]
  printTable(
    ['', ...SHARES.map((share) => percent(share, 0)), 'held at the end', 'for as many as fixed'],
    [
      describeCourses('adaptive', adaptive),
      describeCourses('fixed order, 3 right in a row', fixed),
      describeCourses('fixed order, 2 right in a row', hasty),
      describeCourses('random', random),
    ],
  )
}

function printPredictions({ studies }: Comparison): void {
  const { bins, count, meanError, calibrationError, correlation } = judgePredictions(studies)
  say(
    `\nPredicted and true success (${formatCount(count)} problems): correlation ${correlation.toFixed(3)}, mean error ${meanError.toFixed(3)}, calibration error ${calibrationError.toFixed(3)}`,
  )
  printTable(
    ['predicted', 'problems', 'mean predicted', 'true success'],
    bins
      .filter((bin) => bin.count > 0)
      .map((bin) => [
        `${Math.floor(bin.predicted * 10) / 10}`,
        formatCount(bin.count),
        bin.predicted.toFixed(3),
        bin.success.toFixed(3),
      ]),
  )
}

function describeVariant({ assumptions, fixed, hasty, random, adaptive, studies }: Comparison): string[] {
  return [
    assumptions.name,
    percent(effortBeside(fixed, adaptive)),
    percent(effortBeside(fixed, hasty)),
    percent(effortBeside(fixed, random)),
    percent(judgeMastered(studies).false),
    percent(judgePlacement(studies).withinOne),
  ]
}

const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)} %`
