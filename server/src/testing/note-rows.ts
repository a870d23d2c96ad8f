import { userNotes } from '../db/schema/study/notes.ts'
import { studyGuideReports, studyGuides } from '../db/schema/study/study-guides.ts'
import { videoContent } from '../db/schema/study/videos.ts'
import type { TestApp } from './test-app.ts'

/** Notes, guides and videos that a test starts from. */

export async function addNote(t: TestApp, userId: number, more: Partial<typeof userNotes.$inferInsert> = {}) {
  const [row] = await t.db
    .insert(userNotes)
    .values({
      userId,
      title: 'Halves',
      content: 'Half: one of two equal parts',
      createdAt: t.clock.now,
      ...more,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addGuide(
  t: TestApp,
  userId: number,
  more: Partial<typeof studyGuides.$inferInsert> = {},
) {
  const [row] = await t.db
    .insert(studyGuides)
    .values({
      userId,
      title: 'Fractions',
      content: 'All about halves.',
      createdAt: t.clock.now,
      // A public one is one that an adult has looked at, unless a test says otherwise.
      approvedAt: more.isPublic ? t.clock.now : null,
      ...more,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addGuideReport(t: TestApp) {
  const [author, reader] = [await t.signUp(), await t.signUp()]
  const guide = await addGuide(t, author.id, { isPublic: true })
  const [row] = await t.db
    .insert(studyGuideReports)
    .values({ guideId: guide.id, reporterId: reader.id, reason: 'wrong', createdAt: t.clock.now })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addVideo(t: TestApp, more: Partial<typeof videoContent.$inferInsert> = {}) {
  const [row] = await t.db
    .insert(videoContent)
    .values({
      title: 'The water cycle',
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      platform: 'youtube',
      videoId: 'dQw4w9WgXcQ',
      createdAt: t.clock.now,
      ...more,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}
