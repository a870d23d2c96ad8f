import type { PlanLesson, PlanQuiz, PlanTask, StepType } from './plan-port.ts'

/** A step before it has its place, its day and the learner's pace. */
export type Draft = {
  type: StepType
  title: string
  minutes: number
  why: string
  link: string
  /** What of the plan it belongs to, and can be left out with; without one it only leads to others. */
  part?: string | undefined
  /** Days to wait after what it repeats. */
  restDays?: number | undefined
}

/** About eight problems of two minutes, as on a learning path. */
const PRACTICE_MINUTES = 15
const REVIEW_MINUTES = 10
const MINUTES_A_QUESTION = 1.5
const SHORTEST_QUIZ = 5
/** A quiz that was passed need not be taken again. */
export const PASSED_PERCENT = 70

export const readLesson = ({ id, title, minutes }: PlanLesson, why: string): Draft => ({
  type: 'lesson',
  title,
  minutes,
  why,
  link: `/lessons/${id}`,
})

export const rereadLesson = ({ id, title, minutes }: PlanLesson, why: string): Draft => ({
  type: 'review',
  title: `Review: ${title}`,
  minutes: Math.ceil(minutes / 2),
  why,
  link: `/lessons/${id}`,
})

export const takeQuiz = ({ title }: PlanLesson, { id, questions }: PlanQuiz, why: string): Draft => ({
  type: 'assessment',
  title: `Quiz: ${title}`,
  minutes: Math.max(SHORTEST_QUIZ, Math.ceil(questions * MINUTES_A_QUESTION)),
  why,
  link: `/quizzes/${id}`,
})

export const practiceSkill = ({ skills }: PlanTask, skill: string, why: string): Draft => ({
  type: 'practice',
  title: `Practice: ${skills.nameOf(skill)}`,
  minutes: PRACTICE_MINUTES,
  why,
  link: linkPractice(skill),
})

export const reviewSkill = ({ skills }: PlanTask, skill: string, why: string): Draft => ({
  type: 'review',
  title: `Review: ${skills.nameOf(skill)}`,
  minutes: REVIEW_MINUTES,
  why,
  link: linkPractice(skill),
})

const linkPractice = (skill: string) => `/practice?skill=${encodeURIComponent(skill)}`

/** Steps of one part of a plan. */
export const bundle = (part: string, drafts: readonly Draft[]): Draft[] =>
  drafts.map((draft) => ({ ...draft, part }))

/** Asked again at once it would show what is remembered for a minute. */
const REST_DAYS = 2
export const askLater = (drafts: readonly Draft[]): Draft[] =>
  drafts.map((draft) => ({ ...draft, restDays: REST_DAYS }))

export const isPassed = (quiz: PlanQuiz | null): boolean => (quiz?.bestPercent ?? 0) >= PASSED_PERCENT

/** The quiz of a lesson that is still to be passed. */
export function takeOpenQuiz(lesson: PlanLesson, why: string): Draft[] {
  return lesson.quiz && !isPassed(lesson.quiz) ? [takeQuiz(lesson, lesson.quiz, why)] : []
}

/** The lesson that teaches a skill: one of the plan's grade before any other. */
export function findLesson({ lessons }: PlanTask, skill: string): PlanLesson | undefined {
  const teaching = lessons.filter(({ skills }) => skills.includes(skill))
  return teaching.find(({ isOffered }) => isOffered) ?? teaching[0]
}

export function isPracticed({ skills }: PlanTask, skill: string): boolean {
  const level = skills.views.get(skill)?.level
  return level === 'practised' || level === 'mastered'
}

/** Foreseen success on a new problem, as a whole percent. */
export function percentOf({ skills }: PlanTask, skill: string): number {
  return Math.round(100 * (skills.views.get(skill)?.mastery ?? 0))
}

export const listOffered = ({ lessons }: PlanTask): PlanLesson[] =>
  lessons.filter(({ isOffered }) => isOffered)

/** Lessons that stand together in a unit, in order. */
export function groupByUnit(lessons: readonly PlanLesson[]): PlanLesson[][] {
  const units: PlanLesson[][] = []
  for (const lesson of lessons) {
    const last = units.at(-1)
    if (last && lesson.unit !== null && last[0]?.unit === lesson.unit) last.push(lesson)
    else units.push([lesson])
  }
  return units
}
