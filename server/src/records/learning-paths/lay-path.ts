import type { Database } from '../../db/database.ts'
import type { PathStep } from '../../db/schema/accounts/onboarding.ts'
import { nameOfSkill } from '../skills.ts'
import { replacePath } from './learning-paths.queries.ts'
import { selectTeachingLessons, type TeachingLesson } from './select-teaching-lessons.ts'

/** About eight problems of two minutes. */
const PRACTICE_MINUTES = 15

type NewPath = {
  userId: number
  subject: string
  /** In the order in which they are to be learned. */
  skills: readonly string[]
  grade: number
  at: Date
}

/** Writes down a path to these skills; the one of the same subject before it is kept, but no longer followed. */
export async function layPath(db: Database, { userId, subject, skills, grade, at }: NewPath): Promise<void> {
  const teaching = await selectTeachingLessons(db, skills)
  const steps = planSteps(skills, teaching)
  const lessonMinutes = new Map(
    [...teaching.values()].map(({ id, durationMinutes }) => [id, durationMinutes]),
  )
  const minutes = steps.reduce(
    (sum, { lessonId }) =>
      sum + (lessonId === undefined ? PRACTICE_MINUTES : (lessonMinutes.get(lessonId) ?? 0)),
    0,
  )
  await replacePath(db, {
    userId,
    subject,
    difficultyLevel: `Grade ${grade}`,
    estimatedDurationHours: roundHours(minutes),
    pathData: steps,
    createdAt: at,
    updatedAt: at,
  })
}

/** Each lesson stands before the first skill it teaches, once. */
export function planSteps(
  skills: readonly string[],
  teaching: ReadonlyMap<string, TeachingLesson>,
): PathStep[] {
  const placed = new Set<number>()
  return skills.flatMap((skill) => {
    const practice = { title: nameOfSkill(skill), skills: [skill] }
    const lesson = teaching.get(skill)
    if (!lesson || placed.has(lesson.id)) return [practice]
    placed.add(lesson.id)
    const taught = skills.filter((other) => teaching.get(other)?.id === lesson.id)
    return [{ lessonId: lesson.id, title: lesson.title, skills: taught }, practice]
  })
}

export function roundHours(minutes: number): number {
  return Math.round(minutes / 6) / 10
}
