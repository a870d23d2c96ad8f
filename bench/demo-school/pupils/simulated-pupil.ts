import type { SimulatedLearner } from '../../simulator/learner.ts'
import type { Pupil } from '../cast.ts'

/** Somebody of the cast whose true knowledge is known, because it is made up. */
export type SimulatedPupil = {
  pupil: Pupil
  /** What they know of every subject that can be practiced, in one world. */
  learner: SimulatedLearner
  traits: Traits
}

export type Traits = {
  /** Chance of studying on a school day, and on a day of the weekend or a holiday. */
  schoolDays: number
  freeDays: number
  /** Problems of one sitting. */
  problems: number
  /** Seconds that a problem of middle length takes. */
  pace: number
  /** Chance of asking for a hint when lost, and of looking at the solution after a wrong answer. */
  hints: number
  givesUp: number
  /** How well a card is remembered: days until half of it is gone, when fresh. */
  memoryDays: number
  /** Subjects by how often they are studied. */
  subjects: Readonly<Record<string, number>>
  /** The hour of the day at which they usually sit down, by the school's wall. */
  hour: number
}
