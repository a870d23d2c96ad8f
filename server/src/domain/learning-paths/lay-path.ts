import type { Database } from '../../db/database.ts'
import type { PathStep } from '../../db/schema/accounts/onboarding.ts'
import { practiceBySkill } from '../practice/practice-library.ts'
import { nameOfSkill } from '../skills.ts'
import { leavePath, replacePath } from './learning-paths.queries.ts'
import { selectTeachingLessons, type TeachingLesson } from './select-teaching-lessons.ts'

/** About eight problems of two minutes. */
const PRACTICE_MINUTES = 15
const MOST_SKILLS = 8

type NewPath = {
  userId: number
  subject: string
  /** In the order in which they are to be learned; the path takes the first ones that can be learned here. */
  skills: readonly string[]
  grade: number
  at: Date
}

/** Writes down a path to these skills; the one of the same subject before it is kept, but no longer followed. */
export async function layPath(db: Database, { userId, subject, skills, grade, at }: NewPath): Promise<void> {
  const teaching = await selectTeachingLessons(db, skills)
  const steps = planSteps(skills, teaching)
  // Nothing left to learn here: an older path would send the learner back to what is known.
  if (steps.length === 0) return leavePath(db, userId, subject)
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

/** Each lesson stands before the first skill it teaches, once. Without practice the lesson is all there is. */
function planSteps(skills: readonly string[], teaching: ReadonlyMap<string, TeachingLesson>): PathStep[] {
  const hasPractice = (skill: string) => practiceBySkill().has(skill)
  const taken = skills.filter((skill) => hasPractice(skill) || teaching.has(skill)).slice(0, MOST_SKILLS)
  const placed = new Set<number>()
  return taken.flatMap((skill) => {
    const practice = hasPractice(skill) ? [{ title: nameOfSkill(skill), skills: [skill] }] : []
    const lesson = teaching.get(skill)
    if (!lesson || placed.has(lesson.id)) return practice
    placed.add(lesson.id)
    const taught = taken.filter((other) => teaching.get(other)?.id === lesson.id)
    return [{ lessonId: lesson.id, title: lesson.title, skills: taught }, ...practice]
  })
}

function roundHours(minutes: number): number {
  return Math.round(minutes / 6) / 10
}

type CourseLesson = { id: number; title: string; subject: string; durationMinutes: number }

/** One path per subject: the first lessons in the order given. */
export function planCourse(lessons: readonly CourseLesson[], longest: number) {
  return [...Map.groupBy(lessons, ({ subject }) => subject)].map(([subject, all]) => {
    const first = all.slice(0, longest)
    return {
      subject,
      estimatedDurationHours: roundHours(first.reduce((sum, lesson) => sum + lesson.durationMinutes, 0)),
      pathData: first.map(({ id, title }): PathStep => ({ lessonId: id, title })),
    }
  })
}
