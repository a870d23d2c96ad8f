import type { ClassCode, Pupil } from '../../cast.ts'
import type { WrittenTask } from '../texts/tasks/written-task.ts'

/** A day of the history and what the clock on the school's wall shows. */
export type When = { day: number; time: string }

/** What the pupils do for it; lessons and quizzes by the key of their lesson. */
export type Work =
  | { kind: 'quiz'; lesson: string }
  | { kind: 'lesson'; lesson: string }
  | { kind: 'practice'; skills: readonly string[]; problems: number }
  | { kind: 'flashcards'; deck: string }
  | { kind: 'task'; task: WrittenTask; isRubric?: boolean }

/** A piece of work as its teacher plans it. Its title is its name here as well. */
export type WorkPlan = {
  classCode: ClassCode
  title: string
  instructions: string
  work: Work
  points: number
  given: When
  due: When
  category?: string
  isExtraCredit?: boolean
  latePolicy?: 'accept' | 'deduct' | 'refuse'
  /** Done in class: everybody turns it in within the lesson. */
  isInClass?: boolean
  /** So much of the class does it right away, within half an hour. */
  shareAtOnce?: number
  /** For a group of the class. */
  group?: string
  requirements?: readonly string[]
  /** When the teacher sits down to grade it. */
  graded?: When
  /** Away when it was done, and excused that day. */
  excused?: readonly { username: string; day: number }[]
  /** Nothing from them, whatever they are like. */
  without?: readonly string[]
  /** When somebody turned it in whose day is told. */
  turnedIn?: Readonly<Record<string, When>>
  /** A program that goes with it, by the title of the project. */
  projects?: Readonly<Record<string, string>>
}

/** The groups of a class, by name. */
export type Groups = Readonly<Record<string, readonly string[]>>

export function audienceOf(plan: WorkPlan, pupils: readonly Pupil[], groups: Groups): readonly Pupil[] {
  const members = plan.group && groups[plan.group]
  return members ? pupils.filter(({ username }) => members.includes(username)) : pupils
}
