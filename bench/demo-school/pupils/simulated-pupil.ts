import type { SimulatedLearner } from '../../simulator/learner.ts'
import type { Pupil } from '../cast.ts'

/** Somebody of the cast whose true knowledge is known, because it is made up. */
export type SimulatedPupil = {
  pupil: Pupil
  grade: number
  /** What they know of all subjects of school, in one world. Its clock is `secondsOf` of the calendar. */
  learner: SimulatedLearner
  traits: Traits
  /** Numbers of the lessons that they have opened, and of the quizzes that they have turned in. */
  read: Set<number>
  quizzed: Set<number>
}

export type Traits = {
  /** The last day on which they do anything. */
  until: number
  /** Chance of being there, and of studying at home on a school day or on a free one. */
  inClass: number
  atHome: number
  onFreeDays: number
  /** Studies at home only when something is due the next day. */
  isCrammer: boolean
  /** Problems of one sitting. */
  problems: number
  /** Seconds that a problem of middle length takes them. */
  pace: number
  /** Chance of asking for a hint when lost, and when not. */
  hintsWhenLost: number
  hintsAnyway: number
  /** Chance of looking at the solution after a wrong answer, instead of trying again. */
  givesUp: number
  /** Share of a lesson's minutes that they read for. */
  reading: number
  takesQuizzes: number
  retakesQuizzes: number
  /** Chance of making cards of a lesson's words. */
  makesCards: number
  /** Days until half of the fresh cards are forgotten. */
  memoryDays: number
  /** How often they choose a subject themselves, beside the others. */
  subjects: Readonly<Record<string, number>>
  /** When they sit down at home, in hours by the clock on the wall. */
  hour: number
  /** Those of one camp have the same wrong ideas. */
  camp: string
}
