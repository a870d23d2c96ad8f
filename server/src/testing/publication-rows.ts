import { publicationRequests } from '../db/schema/study/publication-requests.ts'
import { addClass } from './class-rows.ts'
import type { TestApp, TestPerson } from './test-app.ts'

/** What minors want others to see, as a test starts from it. */
export async function addPublication(
  t: TestApp,
  userId: number,
  more: Partial<typeof publicationRequests.$inferInsert> = {},
) {
  const [row] = await t.db
    .insert(publicationRequests)
    .values({ userId, kind: 'displayName', value: 'Countess', createdAt: t.clock.now, ...more })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Asked for by a student of this teacher. */
export async function addPublicationFor(t: TestApp, teacher: TestPerson) {
  const student = await t.signUp()
  await addClass(t, teacher.id, [student.id])
  return addPublication(t, student.id)
}
