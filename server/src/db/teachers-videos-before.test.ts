import { readFileSync } from 'node:fs'
import { inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addVideo } from '../testing/note-rows.ts'
import { prepareTestApp } from '../testing/prepare-test-app.ts'
import { videoContent } from './schema/study/videos.ts'

const t = prepareTestApp()

const FILE = new URL('./migrations/0042_teachers-videos-shared-before.sql', import.meta.url)

test('what teachers shared with everybody before is seen by their classes and waits for an admin', async () => {
  const [teacher, student, admin, demo] = [
    await t.signUp('teacher'),
    await t.signUp('student'),
    await t.signUp('admin'),
    await t.signUp('teacher', { isDemo: true }),
  ]
  const rows = [
    await addVideo(t, { addedBy: teacher.id, isShared: true }),
    await addVideo(t, { addedBy: teacher.id, isShared: true, isForClasses: true }),
    await addVideo(t, { addedBy: teacher.id, isShared: false }),
    await addVideo(t, { addedBy: student.id, isShared: true }),
    await addVideo(t, { addedBy: admin.id, isShared: true }),
    await addVideo(t, { addedBy: demo.id, isShared: true }),
    await addVideo(t, { addedBy: null, isShared: true }),
  ]
  const ids = rows.map(({ id }) => id)
  await expect(
    t.db.transaction(async (tx) => {
      await tx.execute(sql.raw(readFileSync(FILE, 'utf8')))
      const after = await tx
        .select()
        .from(videoContent)
        .where(inArray(videoContent.id, ids))
        .orderBy(videoContent.id)
      expect(
        after.map(({ isShared, isForClasses, sharingAskedAt }) => [
          isShared,
          isForClasses,
          sharingAskedAt !== null,
        ]),
      ).toEqual([
        [false, true, true],
        [true, true, false],
        [false, false, false],
        [true, false, false],
        [true, false, false],
        [true, false, false],
        [true, false, false],
      ])
      throw new Error('undo')
    }),
  ).rejects.toThrow('undo')
})
