import { WALK_TO_THE_FLAG } from '#content/kids-code/missions/walk-to-the-flag.ts'
import { visualProjects, visualProjectVersions } from '../db/schema/study/visual-projects.ts'
import type { TestApp } from './test-app.ts'

/** Programs and projects that a test starts from. */

export const PROGRAM = WALK_TO_THE_FLAG.starter
export const OTHER_PROGRAM = WALK_TO_THE_FLAG.solution
export const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export async function addProject(
  t: TestApp,
  userId: number,
  more: Partial<typeof visualProjects.$inferInsert> = {},
) {
  const [row] = await t.db
    .insert(visualProjects)
    .values({
      userId,
      title: 'My cat',
      blocks: PROGRAM,
      createdAt: t.clock.now,
      updatedAt: t.clock.now,
      ...more,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addVersion(
  t: TestApp,
  project: typeof visualProjects.$inferSelect,
  more: Partial<typeof visualProjectVersions.$inferInsert> = {},
) {
  const { id: projectId, userId, title, blocks, assets, updatedAt: savedAt } = project
  const [row] = await t.db
    .insert(visualProjectVersions)
    .values({ projectId, userId, title, blocks, assets, savedAt, kind: 'restore', bytes: 1000, ...more })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** In the gallery, by somebody else. */
export async function addShared(t: TestApp, userId: number) {
  const project = await addProject(t, userId, { isPublic: true })
  await addVersion(t, project, { kind: 'shared', approvedAt: t.clock.now })
  return project
}
