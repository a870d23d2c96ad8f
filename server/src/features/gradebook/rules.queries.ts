import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { GradingRules } from '#contract/teaching/grading-rules.ts'
import type { Database } from '../../db/database.ts'
import { assignments } from '../../db/schema/teaching/assignments.ts'
import { classGradebooks, gradeCategories } from '../../db/schema/teaching/gradebooks.ts'
import { selectCategories } from '../../domain/classroom/grade-categories.ts'
import { ofRow, UNTOUCHED } from '../../domain/classroom/grading-rules.ts'

export async function selectRules(db: Database, classId: number): Promise<GradingRules> {
  const [rules] = await db.select(ofRow).from(classGradebooks).where(eq(classGradebooks.classId, classId))
  if (!rules) return UNTOUCHED
  return { ...rules, categories: await selectCategories(db, classId) }
}

export async function saveBook(
  db: Database,
  classId: number,
  book: Omit<GradingRules, 'categories'>,
): Promise<void> {
  await db
    .insert(classGradebooks)
    .values({ classId, ...book })
    .onConflictDoUpdate({ target: classGradebooks.classId, set: book })
}

type Line = Omit<typeof gradeCategories.$inferInsert, 'id'> & { id: number | null }

/** Answers their ids, in their order. What is not among them is gone, and its assignments have no category. */
export async function replaceCategories(db: Database, classId: number, lines: readonly Line[]) {
  const kept = lines.flatMap(({ id }) => id ?? [])
  await db
    .delete(gradeCategories)
    .where(
      and(
        eq(gradeCategories.classId, classId),
        kept.length > 0 ? notInArray(gradeCategories.id, kept) : undefined,
      ),
    )
  const ids: number[] = []
  for (const { id, ...line } of lines) {
    const [row] =
      id === null
        ? await db.insert(gradeCategories).values(line).returning({ id: gradeCategories.id })
        : await db
            .update(gradeCategories)
            .set(line)
            .where(eq(gradeCategories.id, id))
            .returning({ id: gradeCategories.id })
    if (row) ids.push(row.id)
  }
  return ids
}

type Place = { categoryId: number | null; isExtraCredit: boolean }

/** Answers how many of them are assignments of the class. */
export async function placeAssignments(
  db: Database,
  classId: number,
  ids: readonly number[],
  place: Place,
): Promise<number> {
  const rows = await db
    .update(assignments)
    .set({ ...place, updatedAt: sql`${assignments.updatedAt}` })
    .where(
      and(eq(assignments.classId, classId), inArray(assignments.id, [...ids]), isNull(assignments.deletedAt)),
    )
    .returning({ id: assignments.id })
  return rows.length
}
