import { randomBytes } from 'node:crypto'
import { classEnrollments, classes, classGroups } from '../db/schema/teaching/classes.ts'
import type { TestApp } from './test-app.ts'

/** A class of the teacher, with these students in it. */
export async function addClass(
  t: TestApp,
  teacherId: number,
  studentIds: readonly number[] = [],
  more: Partial<typeof classes.$inferInsert> = {},
) {
  const classCode = randomBytes(8).toString('hex').toUpperCase()
  const [room] = await t.db
    .insert(classes)
    .values({ name: '5b', teacherId, classCode, ...more })
    .returning()
  if (!room) throw new Error('insert returned no row')
  if (studentIds.length > 0)
    await t.db
      .insert(classEnrollments)
      .values(studentIds.map((studentId) => ({ classId: room.id, studentId, enrolledAt: t.clock.now })))
  return room
}

/** A class of the teacher, who asks this student to come in. */
export async function addInvitation(t: TestApp, teacherId: number, studentId: number) {
  const room = await addClass(t, teacherId)
  const asked = { status: 'inactive', consent: 'asked' } as const
  await t.db
    .insert(classEnrollments)
    .values({ classId: room.id, studentId, enrolledAt: t.clock.now, ...asked })
  return room
}

export async function addGroup(
  t: TestApp,
  teacherId: number,
  more: Partial<typeof classGroups.$inferInsert> = {},
) {
  const { id: classId } = await addClass(t, teacherId)
  const [group] = await t.db
    .insert(classGroups)
    .values({ classId, name: 'Reading stars', ...more })
    .returning()
  if (!group) throw new Error('insert returned no row')
  return { id: classId, groupId: group.id }
}
