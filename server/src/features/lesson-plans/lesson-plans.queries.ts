import { and, eq, getTableColumns, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { type LESSON_PLAN_STATUSES, LESSON_PLANS_PER_PAGE } from '#contract/teaching/lesson-plans.ts'
import type { Database } from '../../db/database.ts'
import { insertForId } from '../../db/rows.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { lessonPlans } from '../../db/schema/teaching/lesson-plans.ts'
import { holdsEveryWord } from '../../domain/holds-every-word.ts'
import { hasNumber, markAs, newestFirst, standsAfter } from '../../domain/restorable.ts'

export type PlanRow = typeof lessonPlans.$inferSelect & { className: string | null }
export type NewPlan = typeof lessonPlans.$inferInsert

type Wanted = {
  classId?: number | undefined
  status?: (typeof LESSON_PLAN_STATUSES)[number] | undefined
  search?: string | undefined
  from?: string | undefined
  to?: string | undefined
  before?: number | undefined
}

const isOwn = (teacherId: number, id: number): SQL | undefined =>
  and(eq(lessonPlans.teacherId, teacherId), eq(lessonPlans.id, id), isNull(lessonPlans.deletedAt))

const select = (db: Database) =>
  db
    .select({ ...getTableColumns(lessonPlans), className: classes.name })
    .from(lessonPlans)
    .leftJoin(classes, eq(classes.id, lessonPlans.classId))
    .$dynamic()

export function selectPlans(
  db: Database,
  teacherId: number,
  { classId, status, search = '', from, to, before }: Wanted,
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
        standsAfter(lessonPlans, before),
      ),
    )
    .orderBy(...newestFirst(lessonPlans))
    .limit(LESSON_PLANS_PER_PAGE)
}

export async function selectPlan(db: Database, teacherId: number, id: number): Promise<PlanRow | undefined> {
  const [row] = await select(db).where(isOwn(teacherId, id))
  return row
}

export const hasPlanNumber = (db: Database, teacherId: number, number: number) =>
  hasNumber(db, lessonPlans, eq(lessonPlans.teacherId, teacherId), number)

export const insertPlan = (db: Database, plan: NewPlan) => insertForId(db, lessonPlans, plan)

/** Whether there was one to change. */
export async function updatePlan(db: Database, teacherId: number, id: number, change: Partial<NewPlan>) {
  const rows = await db
    .update(lessonPlans)
    .set(change)
    .where(isOwn(teacherId, id))
    .returning({ id: lessonPlans.id })
  return rows.length > 0
}

/** Deleted at a moment, or with null there again; bringing back twice is bringing back once. */
export async function markDeleted(db: Database, teacherId: number, id: number, deletedAt: Date | null) {
  const rows = await db
    .update(lessonPlans)
    .set(markAs(lessonPlans, deletedAt))
    .where(
      deletedAt ? isOwn(teacherId, id) : and(eq(lessonPlans.teacherId, teacherId), eq(lessonPlans.id, id)),
    )
    .returning({ id: lessonPlans.id })
  return rows.length > 0
}
