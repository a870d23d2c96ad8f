import { and, eq } from 'drizzle-orm'
import { lessons } from '#server/db/schema/learning/lessons.ts'
import { quizzes } from '#server/db/schema/learning/quizzes.ts'
import { assignments } from '#server/db/schema/teaching/assignments.ts'
import { gradeCategories } from '#server/db/schema/teaching/gradebooks.ts'
import type { ClassCode } from '../cast.ts'
import type { Stage } from '../stage.ts'

/** Scenes name what came before them as people do: a lesson by its key, work by its title. */

export async function findLesson({ t }: Stage, key: string): Promise<number> {
  const [row] = await t.db.select({ id: lessons.id }).from(lessons).where(eq(lessons.key, key))
  return requireId(row, `lesson ${key}`)
}

export async function findQuiz({ t }: Stage, lesson: string): Promise<number> {
  const [row] = await t.db.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.key, lesson))
  return requireId(row, `quiz of ${lesson}`)
}

export async function findAssignment({ t, classId }: Stage, code: ClassCode, title: string): Promise<number> {
  const isIt = and(eq(assignments.classId, classId(code)), eq(assignments.title, title))
  const [row] = await t.db.select({ id: assignments.id }).from(assignments).where(isIt)
  return requireId(row, `assignment “${title}” in ${code}`)
}

export async function findCategory({ t, classId }: Stage, code: ClassCode, name: string): Promise<number> {
  const isIt = and(eq(gradeCategories.classId, classId(code)), eq(gradeCategories.name, name))
  const [row] = await t.db.select({ id: gradeCategories.id }).from(gradeCategories).where(isIt)
  return requireId(row, `category “${name}” in ${code}`)
}

function requireId(row: { id: number } | undefined, what: string): number {
  if (!row) throw new Error(`there is no ${what}`)
  return row.id
}
