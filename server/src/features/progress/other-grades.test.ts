import { expect, test } from 'vitest'
import { dashboard } from '#contract/dashboard.ts'
import { progress } from '#contract/progress.ts'
import { addLesson } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const t = prepareTestApp()

test('a lesson of another grade counts on the progress page as it does on the dashboard', async () => {
  const own = await addLesson(t, { subject: 'Music' })
  const earlier = await addLesson(t, { subject: 'Music', grade: 4 })
  const opened = await addLesson(t, { subject: 'Music', grade: 3 })
  const ada = await t.signUp()
  const save = (lessonId: number, completed: boolean, timeSpent: number) =>
    ada.call(progress.save, { id: ada.id, userId: ada.id, lessonId, completed, timeSpent })
  const readMusic = async () =>
    (await ada.call(progress.metrics, { userId: ada.id })).body.find(
      ({ subjectName }) => subjectName === 'Music',
    )
  const before = await readMusic()
  await save(own.id, true, 60)
  await save(earlier.id, true, 120)
  await save(opened.id, false, 180)

  expect((await ada.call(dashboard.stats, {})).body).toMatchObject({ totalLessonsCompleted: 2 })
  expect(await readMusic()).toMatchObject({
    completedLessons: 2,
    totalLessons: (before?.totalLessons ?? 0) + 1,
    timeSpent: 6,
  })
})
