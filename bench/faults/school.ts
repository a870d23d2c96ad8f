import { randomBytes } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts/users.ts'
import { classEnrollments, classes } from '#server/db/schema/teaching/classes.ts'
import { startSession } from '#server/platform/sessions/sessions.ts'

export type Person = { id: number; token: string }
export type Teacher = Person & { classId: number }
export type School = Awaited<ReturnType<typeof fillSchool>>
export type SchoolSize = { pupils?: number; teachers?: number; professionals?: number; admins?: number }

/** People with sessions, the pupils in the first teacher's class; each teacher has one. */
export async function fillSchool(
  db: Database,
  { pupils = 0, teachers = 0, professionals = 0, admins = 0 }: SchoolSize,
) {
  const deps = {
    db,
    now: () => new Date(),
    randomToken: () => randomBytes(32).toString('base64url'),
    config: { staffIdleHours: 12 },
  }
  async function enroll(role: 'student' | 'teacher' | 'professional' | 'admin', count: number) {
    const people: Person[] = []
    for (let number = 0; number < count; number++) {
      const [row] = await db
        .insert(users)
        .values({
          username: `fault-${role}-${number}`,
          password: 'no password signs this account in',
          firstName: 'Ada',
          lastName: 'Lovelace',
          grade: 9,
          age: role === 'student' ? 15 : 40,
          role,
          isTeacher: role === 'teacher',
          onboardingCompleted: true,
        })
        .returning({ id: users.id })
      if (!row) throw new Error('insert returned no row')
      const { token } = await startSession(deps, row.id, { userAgent: null, address: null })
      people.push({ id: row.id, token })
    }
    return people
  }
  const students = await enroll('student', pupils)
  const staff: Teacher[] = []
  for (const teacher of await enroll('teacher', teachers)) {
    const classCode = randomBytes(8).toString('hex').toUpperCase()
    const [room] = await db
      .insert(classes)
      .values({ name: '9b', teacherId: teacher.id, classCode })
      .returning({ id: classes.id })
    if (!room) throw new Error('insert returned no row')
    staff.push({ ...teacher, classId: room.id })
  }
  const [first] = staff
  if (first && students.length > 0)
    await db
      .insert(classEnrollments)
      .values(students.map(({ id }) => ({ classId: first.classId, studentId: id, enrolledAt: new Date() })))
  return {
    pupils: students,
    teachers: staff,
    professionals: await enroll('professional', professionals),
    admins: await enroll('admin', admins),
  }
}

/** Whom to ask next, so that nobody's limits are used up. */
export function takeTurns<Who extends Person>(people: readonly Who[], each: number): () => Who {
  let asked = 0
  return () => {
    const who = people[Math.floor(asked++ / each) % people.length]
    if (!who) throw new Error('there is nobody to ask')
    return who
  }
}
