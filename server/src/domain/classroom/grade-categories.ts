import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { gradeCategories } from '../../db/schema/teaching/gradebooks.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import { pick } from '../../platform/pick.ts'

/** In the order in which the teacher keeps them. */
export function selectCategories(db: Database, classId: number) {
  return db
    .select(pick(gradeCategories, 'id', 'name', 'weight', 'dropLowest', 'isExtraCredit'))
    .from(gradeCategories)
    .where(eq(gradeCategories.classId, classId))
    .orderBy(asc(gradeCategories.position), asc(gradeCategories.id))
}

/** A category of this class and no other; ids of others tell nothing. */
export async function checkCategory(db: Database, classId: number, id: number | null | undefined) {
  if (id == null) return
  const [found] = await db
    .select({ id: gradeCategories.id })
    .from(gradeCategories)
    .where(and(eq(gradeCategories.classId, classId), eq(gradeCategories.id, id)))
  foundOr404(found, 'categoryNotFound')
}
