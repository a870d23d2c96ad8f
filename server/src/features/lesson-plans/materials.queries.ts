import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Material } from '#contract/teaching/lesson-plans.ts'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { quizzes } from '../../db/schema/learning/quizzes.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { holdsEveryWord } from '../../domain/holds-every-word.ts'
import { isOfferedTo, TEACHING_ORDER } from '../../domain/lessons/lessons-of-grade.ts'

const MOST_OF_EACH = 10

type MaterialsFilter = {
  search?: string | undefined
  grade?: number | undefined
  subject?: string | undefined
}
type Key = { type: 'lesson' | 'quiz'; id: number }

/** The first lessons in the order of teaching, then the first quizzes. */
export async function searchMaterials(db: Database, { search = '', grade, subject }: MaterialsFilter) {
  const isWanted = and(
    isNull(lessons.retiredAt),
    ne(lessons.audience, 'professional'),
    grade === undefined ? undefined : isOfferedTo(grade),
    subject === undefined ? undefined : sql`lower(${subjects.name}) = lower(${subject})`,
  )
  const found = await selectLessons(
    db,
    and(isWanted, holdsEveryWord(search, lessons.title, subjects.name, lessons.unit)),
  ).limit(MOST_OF_EACH)
  const asked = await selectQuizzes(
    db,
    and(isWanted, holdsEveryWord(search, quizzes.title, subjects.name, lessons.unit)),
  ).limit(MOST_OF_EACH)
  return [
    ...found.map((row) => ({ type: 'lesson' as const, ...row })),
    ...asked.map((row) => ({ type: 'quiz' as const, ...row })),
  ]
}

/** Those that are there, by their kind and id. */
export async function readMaterials(db: Database, keys: readonly Key[]): Promise<Map<string, Material>> {
  const idsOf = (type: Key['type']) => [
    ...new Set(keys.filter((key) => key.type === type).map(({ id }) => id)),
  ]
  const [lessonIds, quizIds] = [idsOf('lesson'), idsOf('quiz')]
  const found = lessonIds.length > 0 ? await selectLessons(db, inArray(lessons.id, lessonIds)) : []
  const asked = quizIds.length > 0 ? await selectQuizzes(db, inArray(quizzes.id, quizIds)) : []
  const materials: Material[] = [
    ...found.map((row) => ({ type: 'lesson' as const, ...row })),
    ...asked.map((row) => ({ type: 'quiz' as const, ...row })),
  ]
  return new Map(materials.map((material) => [nameKey(material), material]))
}

export const nameKey = ({ type, id }: Key): string => `${type} ${id}`

const selectLessons = (db: Database, where: SQL | undefined) =>
  db
    .select({ id: lessons.id, title: lessons.title, subject: subjects.name, grade: lessons.grade })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(where)
    .orderBy(...TEACHING_ORDER)
    .$dynamic()

const selectQuizzes = (db: Database, where: SQL | undefined) =>
  db
    .select({ id: quizzes.id, title: quizzes.title, subject: subjects.name, grade: lessons.grade })
    .from(quizzes)
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(where)
    .orderBy(...TEACHING_ORDER, asc(quizzes.id))
    .$dynamic()
