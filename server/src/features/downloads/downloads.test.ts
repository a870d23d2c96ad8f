import { expect, test } from 'vitest'
import { downloads } from '#contract/downloads.ts'
import { addLesson } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const t = prepareTestApp({ now: new Date('2026-03-10T09:00:00Z') })

async function begin() {
  const lesson = await addLesson(t)
  const ada = await t.signUp()
  const save = (more: object = {}) =>
    ada.call(downloads.save, {
      id: ada.id,
      userId: ada.id,
      lessonId: lesson.id,
      downloadedAt: '2026-03-10T08:59:00Z',
      status: 'completed',
      progress: 100,
      ...more,
    })
  const read = async () => (await ada.call(downloads.list, { id: ada.id })).body
  return { lesson, ada, save, read }
}

test('a downloaded lesson stands in the list', { tags: ['API1-17', 'API1-18'] }, async () => {
  const { lesson, ada, save, read } = await begin()
  expect((await save()).status).toBe(201)
  expect(await read()).toEqual([
    {
      id: expect.any(Number),
      userId: ada.id,
      lessonId: lesson.id,
      downloadedAt: '2026-03-10T08:59:00.000Z',
      status: 'completed',
      progress: 100,
    },
  ])
})

test('downloading a lesson again keeps one record', async () => {
  const { save, read } = await begin()
  const first = await save({ status: 'in_progress', progress: 35 })
  const second = await save()
  expect(second.body.id).toBe(first.body.id)
  expect(await read()).toMatchObject([{ status: 'completed', progress: 100 }])
})

test('the newest download comes first, and a clock that runs ahead is set right', async () => {
  const { save, read } = await begin()
  const other = await addLesson(t)
  await save({ downloadedAt: '2031-01-01T00:00:00Z' })
  await save({ lessonId: other.id, downloadedAt: '2026-03-09T09:00:00Z' })
  expect(await read()).toMatchObject([
    { downloadedAt: '2026-03-10T09:00:00.000Z' },
    { lessonId: other.id, downloadedAt: '2026-03-09T09:00:00.000Z' },
  ])
})

test('a download can be paused, resumed and completed', { tags: ['API1-19'] }, async () => {
  const { ada, save, read } = await begin()
  const { body } = await save({ status: 'in_progress', progress: 0 })
  for (const change of [
    { progress: 45, status: 'paused' },
    { progress: 45, status: 'in_progress' },
    { progress: 100, status: 'completed' },
  ] as const) {
    expect(await ada.call(downloads.update, { id: body.id, ...change })).toMatchObject({
      status: 200,
      body: change,
    })
    expect(await read()).toMatchObject([change])
  }
})

test('half a lesson is not completed', async () => {
  const { ada, save } = await begin()
  expect((await save({ progress: 50 })).status).toBe(400)
  const { body } = await save({ status: 'in_progress', progress: 50 })
  const { id } = body
  expect((await ada.call(downloads.update, { id, progress: 95, status: 'completed' })).status).toBe(400)
})

test('a deleted download is gone, and deleting it again finds nothing', { tags: ['X-40'] }, async () => {
  const { ada, save, read } = await begin()
  const { id } = (await save()).body
  expect(await ada.call(downloads.remove, { id })).toMatchObject({ status: 200, body: { id } })
  expect(await read()).toEqual([])
  expect(await ada.call(downloads.remove, { id })).toMatchObject({
    status: 404,
    body: { message: 'Download not found' },
  })
})

test("another learner's download is neither changed nor deleted", async () => {
  const { save, read } = await begin()
  const bob = await t.signUp()
  const { id } = (await save()).body
  expect((await bob.call(downloads.update, { id, progress: 5, status: 'paused' })).status).toBe(404)
  expect((await bob.call(downloads.remove, { id })).status).toBe(404)
  expect(await read()).toMatchObject([{ status: 'completed' }])
})

test('an id in the body that is not the own one is refused', { tags: ['X-53'] }, async () => {
  const { save } = await begin()
  expect((await save({ userId: (await t.signUp()).id })).status).toBe(403)
})

test('a lesson that does not exist cannot be downloaded', async () => {
  const { save } = await begin()
  expect(await save({ lessonId: 2_000_000_000 })).toMatchObject({
    status: 404,
    body: { message: 'Lesson not found' },
  })
})
