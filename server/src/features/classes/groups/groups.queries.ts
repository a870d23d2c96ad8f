import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { ClassGroup } from '#contract/teaching/groups.ts'
import type { Database } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { classEnrollments, classGroupMembers, classGroups } from '../../../db/schema/teaching/classes.ts'

/** By name, each with those of its members who are in the class now. */
export function selectGroups(db: Database, classId: number, groupId?: number): Promise<ClassGroup[]> {
  return db
    .select({
      id: classGroups.id,
      name: classGroups.name,
      studentIds: sql<
        number[]
      >`coalesce(json_agg(${users.id} order by ${users.id}) filter (where ${users.id} is not null), '[]')`,
    })
    .from(classGroups)
    .leftJoin(classGroupMembers, eq(classGroupMembers.groupId, classGroups.id))
    .leftJoin(
      classEnrollments,
      and(
        eq(classEnrollments.classId, classGroups.classId),
        eq(classEnrollments.studentId, classGroupMembers.studentId),
        eq(classEnrollments.status, 'active'),
      ),
    )
    .leftJoin(users, and(eq(users.id, classEnrollments.studentId), isNull(users.deletedAt)))
    .where(
      and(
        eq(classGroups.classId, classId),
        isNull(classGroups.deletedAt),
        groupId === undefined ? undefined : eq(classGroups.id, groupId),
      ),
    )
    .groupBy(classGroups.id)
    .orderBy(asc(sql`lower(${classGroups.name})`), asc(classGroups.id))
}

export async function countGroups(db: Database, classId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(classGroups)
    .where(and(eq(classGroups.classId, classId), isNull(classGroups.deletedAt)))
  return row?.total ?? 0
}

export async function insertGroup(db: Database, group: { classId: number; name: string; createdAt: Date }) {
  const [row] = await db.insert(classGroups).values(group).returning({ id: classGroups.id })
  return row?.id ?? 0
}

type Place = { classId: number; groupId: number }

const isHere = ({ classId, groupId }: Place) =>
  and(eq(classGroups.id, groupId), eq(classGroups.classId, classId))

export async function renameGroup(db: Database, place: Place, name: string): Promise<void> {
  await db.update(classGroups).set({ name }).where(isHere(place))
}

/** Deletes a group, or brings it back; answers nothing where there is none. */
export async function markGroup(db: Database, place: Place, deletedAt: Date | null) {
  const [row] = await db
    .update(classGroups)
    .set({ deletedAt })
    .where(and(isHere(place), deletedAt ? isNull(classGroups.deletedAt) : undefined))
    .returning({ id: classGroups.id })
  return row
}

/** Those who are in the class now take the places; who has left keeps theirs for the day they come back. */
export async function replaceMembers(
  db: Database,
  { classId, groupId }: Place,
  studentIds: readonly number[],
): Promise<void> {
  await db.execute(sql`
    delete from ${classGroupMembers} using ${classEnrollments}
    where ${classGroupMembers.groupId} = ${groupId}
      and ${classEnrollments.classId} = ${classId}
      and ${classEnrollments.studentId} = ${classGroupMembers.studentId}
      and ${classEnrollments.status} = 'active'`)
  if (studentIds.length === 0) return
  await db
    .insert(classGroupMembers)
    .values(studentIds.map((studentId) => ({ groupId, studentId })))
    .onConflictDoNothing()
}
