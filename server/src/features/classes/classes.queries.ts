import { and, asc, count, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { type CLASS_LISTS, MOST_CLASSES, MOST_ON_CLASS_PAGE } from '#contract/teaching/classes.ts'
import type { Database } from '../../db/database.ts'
import { hasRow, selectRow, updateRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { announcements } from '../../db/schema/teaching/announcements.ts'
import { assignmentSubmissions, assignments } from '../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { teachingResources } from '../../db/schema/teaching/teaching-resources.ts'
import { isClassOf } from '../../domain/classroom/own-classes.ts'
import { softDeletePatch } from '../../domain/restorable.ts'
import { pick } from '../../platform/pick.ts'

// Columns of a select without joins are written without their table, so these name theirs by hand.
const STUDENTS = sql<number>`(select count(*)::int from ${classEnrollments} enrolled
  join ${users} student on student.id = enrolled.student_id and student.deleted_at is null
  where enrolled.class_id = ${classes}.id and enrolled.status = 'active')`
const ACTIVE_ASSIGNMENTS = sql<number>`(select count(*)::int from ${assignments} given
  where given.class_id = ${classes}.id and given.status = 'active' and given.deleted_at is null)`

/** A class with how many students and running assignments it has. */
const COUNTED = { ...getTableColumns(classes), pupils: STUDENTS, activeAssignments: ACTIVE_ASSIGNMENTS }

const select = (db: Database, condition: SQL | undefined) => db.select(COUNTED).from(classes).where(condition)

export function selectClasses(db: Database, teacherId: number, status: (typeof CLASS_LISTS)[number]) {
  return select(
    db,
    and(isClassOf(teacherId), status === 'all' ? undefined : eq(classes.isActive, status === 'active')),
  )
    .orderBy(desc(classes.isActive), asc(sql`lower(${classes.name})`), asc(classes.id))
    .limit(MOST_CLASSES)
}

export async function selectClass(db: Database, teacherId: number, id: number) {
  const [found] = await select(db, isClassOf(teacherId, id))
  return found
}

export async function countClasses(db: Database, teacherId: number): Promise<number> {
  const row = await selectRow(db, classes, isClassOf(teacherId), { total: count() })
  return row?.total ?? 0
}

type NewClass = typeof classes.$inferInsert

/** Nothing where another class has the code already. */
export async function insertClass(db: Database, columns: NewClass) {
  const [row] = await db.insert(classes).values(columns).onConflictDoNothing().returning()
  return row
}

export const updateClass = (db: Database, teacherId: number, id: number, changes: Partial<NewClass>) =>
  updateRow(db, classes, changes, isClassOf(teacherId, id))

/** Deletes an own class, or brings it back; bringing back twice is bringing back once. */
export async function markClass(db: Database, teacherId: number, id: number, deletedAt: Date | null) {
  const isOwn = and(eq(classes.id, id), eq(classes.teacherId, teacherId))
  return updateRow(
    db,
    classes,
    softDeletePatch(classes, deletedAt),
    deletedAt ? isClassOf(teacherId, id) : isOwn,
  )
}

export const isCodeTaken = (db: Database, classCode: string) =>
  hasRow(db, classes, eq(classes.classCode, classCode))

export async function hasSubmissions(db: Database, classId: number): Promise<boolean> {
  const rows = await db
    .select({ id: assignmentSubmissions.id })
    .from(assignmentSubmissions)
    .innerJoin(assignments, eq(assignments.id, assignmentSubmissions.assignmentId))
    .where(eq(assignments.classId, classId))
    .limit(1)
  return rows.length > 0
}

export function selectAssignments(db: Database, classId: number) {
  return db
    .select(pick(assignments, 'id', 'title', 'dueDate', 'status'))
    .from(assignments)
    .where(and(eq(assignments.classId, classId), isNull(assignments.deletedAt)))
    .orderBy(desc(assignments.createdAt), desc(assignments.id))
    .limit(MOST_ON_CLASS_PAGE)
}

export function selectAnnouncements(db: Database, classId: number) {
  return db
    .select(pick(announcements, 'id', 'title', 'priority', 'createdAt'))
    .from(announcements)
    .where(and(eq(announcements.classId, classId), isNull(announcements.deletedAt)))
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(MOST_ON_CLASS_PAGE)
}

export function selectResources(db: Database, classId: number) {
  return db
    .select(pick(teachingResources, 'id', 'title', 'resourceType', 'resourceUrl'))
    .from(teachingResources)
    .where(and(eq(teachingResources.classId, classId), isNull(teachingResources.deletedAt)))
    .orderBy(desc(teachingResources.createdAt), desc(teachingResources.id))
    .limit(MOST_ON_CLASS_PAGE)
}

export function selectAllAssignments(db: Database, classId: number) {
  return db
    .select()
    .from(assignments)
    .where(and(eq(assignments.classId, classId), isNull(assignments.deletedAt)))
    .orderBy(asc(assignments.id))
}

export async function insertAssignments(db: Database, rows: (typeof assignments.$inferInsert)[]) {
  if (rows.length > 0) await db.insert(assignments).values(rows)
}
