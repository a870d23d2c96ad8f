import type { SkillNode, Standing, Views } from '#engines/paths/index.ts'
import type { PlannedStep, Sitting } from '#engines/planning/index.ts'
import type { Reader } from '../reader.ts'
import type { Findable } from './match-goals.ts'

export type PlanType = 'curriculum_sequence' | 'adaptive_strategy' | 'learning_path'
export type PlanLevel = 'beginner' | 'intermediate' | 'advanced'
export type PlanPace = 'slow' | 'average' | 'fast'
export type StepType = 'lesson' | 'assessment' | 'practice' | 'review'

export type PlanQuiz = {
  id: number
  questions: number
  /** Of the best result; null when it was never taken. */
  bestPercent: number | null
}

/** Goals are found in its title, in the names of what it teaches, and in what is said about it. */
export type PlanLesson = Findable & {
  id: number
  unit: string | null
  minutes: number
  skills: readonly string[]
  /** It belongs to the grade of the plan; the others stand there for what the grade builds on. */
  isOffered: boolean
  isCompleted: boolean
  quiz: PlanQuiz | null
}

/** What a plan is made from. All of it is there already: a plan leads to nothing that the product does not have. */
export type PlanTask = {
  type: PlanType
  subject: string
  /** As the learner would say it: "grade 5", "college"; null where grades mean nothing. */
  gradeName: string | null
  grade: number
  level: PlanLevel
  goals: readonly string[]
  pace: PlanPace
  style: string | null
  /** Days as 'YYYY-MM-DD'. */
  calendar: {
    today: string
    minutesADay: number
    pauses: readonly { firstDay: string; lastDay: string }[]
    /** Minutes of a day that other plans have taken. */
    busy?: Readonly<Record<string, number>>
  }
  /** The day by which it should be done, where there is one. A plan that cannot keep it says so and goes beyond. */
  targetDate?: string | undefined
  /** Of the subject, in the order of teaching. */
  lessons: readonly PlanLesson[]
  skills: {
    graph: readonly SkillNode[]
    views: Views
    standing: Standing
    hasPractice: (skill: string) => boolean
    nameOf: (skill: string) => string
  }
  reader: Reader
}

export type PlanStep = PlannedStep & {
  /** Why this step stands here, in one or two sentences. */
  why: string
  /** The day it is meant for, 'YYYY-MM-DD': the first of its sittings. */
  day: string
  sittings: Sitting[]
  after: string[]
}

export type Plan = {
  title: string
  description: string
  /** Minutes. */
  estimatedDuration: number
  /** None when there is no lesson of the subject for the grade. */
  steps: PlanStep[]
}
