import { and, eq, getTableColumns, gte, isNull, lte, sql } from 'drizzle-orm'
import { type lessonPlans as endpoints, LESSON_PLANS_PER_PAGE } from '#contract/teaching/lesson-plans.ts'
import type { Database } from '../../db/database.ts'
import { insertForId } from '../../db/rows.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { lessonPlans } from '../../db/schema/teaching/lesson-plans.ts'
import { holdsEveryWord } from '../../domain/holds-every-word.ts'
import { afterCursor, isOwn, markOwn, newestFirst } from '../../domain/restorable.ts'
import type { Received } from '../../platform/requests/serve.ts'

export type PlanRow = typeof lessonPlans.$inferSelect & { className: string | null }
export type NewPlan = typeof lessonPlans.$inferInsert

const select = (db: Database) =>
  db
    .select({ ...getTableColumns(lessonPlans), className: classes.name })
    .from(lessonPlans)
    .leftJoin(classes, eq(classes.id, lessonPlans.classId))
    .$dynamic()

export function selectPlans(
  db: Database,
  teacherId: number,
  { classId, status, search = '', from, to, before }: Received<typeof endpoints.list>,
): Promise<PlanRow[]> {
  return select(db)
    .where(
      and(
        eq(lessonPlans.teacherId, teacherId),
        isNull(lessonPlans.deletedAt),
        classId === undefined ? undefined : eq(lessonPlans.classId, classId),
        status === undefined ? undefined : eq(lessonPlans.status, status),
        from === undefined ? undefined : gte(lessonPlans.lessonDate, from),
        to === undefined ? undefined : lte(lessonPlans.lessonDate, to),
        holdsEveryWord(
          search,
          lessonPlans.title,
          lessonPlans.description,
          lessonPlans.subject,
          sql`array_to_string(${lessonPlans.objectives}, ' ')`,
          sql`array_to_string(${lessonPlans.standards}, ' ')`,
        ),
        afterCursor(lessonPlans, before),
      ),
    )
    .orderBy(...newestFirst(lessonPlans))
    .limit(LESSON_PLANS_PER_PAGE)
}

export async function selectPlan(db: Database, teacherId: number, id: number): Promise<PlanRow | undefined> {
  const [row] = await select(db).where(isOwn(lessonPlans, teacherId, id))
  return row
}

export const insertPlan = (db: Database, plan: NewPlan) => insertForId(db, lessonPlans, plan)

export async function updatePlan(db: Database, teacherId: number, id: number, change: Partial<NewPlan>) {
  await db
    .update(lessonPlans)
    .set(change)
    .where(isOwn(lessonPlans, teacherId, id))
}

export const markDeleted = (db: Database, teacherId: number, id: number, deletedAt: Date | null) =>
  markOwn(db, lessonPlans, { id: lessonPlans.id }, { ownerId: teacherId, id }, deletedAt)
