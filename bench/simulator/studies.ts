import type { Difficulty } from '#engines/paths/index.ts'
import { type SimulatedLearner, solve } from './learner.ts'

/** One way of studying for one learner: what is done at each turn of a session. */
export type Study = {
  learner: SimulatedLearner
  beginSession: (now: number) => void
  /** Works on one problem. */
  work: (now: number) => void
}

const TEXTBOOK_STREAK = 3
/** A class goes on, even if somebody did not get it. */
const MOST_IN_A_ROW = 15

/**
 * Fixed order, as a textbook does it: the skills of the grade as they are taught, each until so many right in a row without help, easy
 * problems first; after the last skill from the beginning again.
 */
export function studyInOrder(learner: SimulatedLearner, streakNeeded = TEXTBOOK_STREAK): Study {
  const skills = (learner.world.ofGrade.get(learner.grade) ?? []).map(({ id }) => id)
  let [place, streak, tries] = [0, 0, 0]
  return {
    learner,
    beginSession() {},
    work(now) {
      const difficulty = Math.min(3, streak + 1) as Difficulty
      const { correct, helped } = solve(learner, skills[place % skills.length] ?? '', difficulty, now)
      streak = correct && !helped ? streak + 1 : 0
      tries++
      if (streak < streakNeeded && tries < MOST_IN_A_ROW) return
      place++
      streak = 0
      tries = 0
    },
  }
}

/** Any skill of the grade, any difficulty. */
export function studyAtRandom(learner: SimulatedLearner): Study {
  const skills = (learner.world.ofGrade.get(learner.grade) ?? []).map(({ id }) => id)
  return {
    learner,
    beginSession() {},
    work(now) {
      const skill = skills[Math.floor(learner.chance.between(0, skills.length))] ?? ''
      const difficulty = (1 + Math.floor(learner.chance.between(0, 3))) as Difficulty
      solve(learner, skill, difficulty, now)
    },
  }
}
