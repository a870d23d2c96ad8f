import { calendarFeeds } from '../db/schema/study/plans.ts'
import { announcements } from '../db/schema/teaching/announcements.ts'
import { lessonPlans } from '../db/schema/teaching/lesson-plans.ts'
import { teachingResources } from '../db/schema/teaching/teaching-resources.ts'
import { hashToken } from '../platform/sessions/sessions.ts'
import type { TestApp } from './test-app.ts'

/** What a teacher has written, for tests to start from. */

export async function addLessonPlan(
  t: TestApp,
  teacherId: number,
  more: Partial<typeof lessonPlans.$inferInsert> = {},
) {
  const [row] = await t.db
    .insert(lessonPlans)
    .values({ title: 'Halves', teacherId, createdAt: t.clock.now, updatedAt: t.clock.now, ...more })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addAnnouncement(
  t: TestApp,
  teacherId: number,
  more: Partial<typeof announcements.$inferInsert> = {},
) {
  const [row] = await t.db
    .insert(announcements)
    .values({ title: 'Trip', content: 'Bring boots.', teacherId, createdAt: t.clock.now, ...more })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addResource(
  t: TestApp,
  teacherId: number,
  more: Partial<typeof teachingResources.$inferInsert> = {},
) {
  const [row] = await t.db
    .insert(teachingResources)
    .values({
      title: 'Fraction wall',
      resourceType: 'link',
      resourceUrl: 'https://example.org/wall',
      teacherId,
      createdAt: t.clock.now,
      ...more,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** The secret part of the address. */
export async function addClassesFeed(t: TestApp, userId: number): Promise<string> {
  const token = `classes-of-${userId}`
  await t.db
    .insert(calendarFeeds)
    .values({ userId, kind: 'classes', tokenHash: hashToken(token) })
    .onConflictDoNothing()
  return token
}
