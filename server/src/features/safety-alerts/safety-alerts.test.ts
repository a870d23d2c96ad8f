import { beforeAll, expect, test } from 'vitest'
import { safetyAlerts } from '#contract/study/safety-alerts.ts'
import { addSafetyAlert } from '../../testing/chat-rows.ts'
import { enrol } from '../../testing/disputed-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ now: new Date('2026-03-10T09:00:00Z') })
})

test('a teacher sees the alerts of own pupils, an admin all, other teachers none', async () => {
  const [teacher, other, admin] = [
    await t.signUp('teacher'),
    await t.signUp('teacher'),
    await t.signUp('admin'),
  ]
  const [pupil, stranger] = [await t.signUp(), await t.signUp()]
  await enrol(t, teacher.id, pupil.id)
  const alert = await addSafetyAlert(t, pupil.id)
  const unseen = await addSafetyAlert(t, stranger.id)
  expect((await teacher.call(safetyAlerts.list, {})).body).toMatchObject({
    alerts: [{ id: alert.id, pupil: { id: pupil.id }, category: 'selfHarm', severity: 'high', times: 1 }],
    hasMore: false,
    open: 1,
  })
  expect((await other.call(safetyAlerts.list, {})).body).toEqual({ alerts: [], hasMore: false, open: 0 })
  expect((await teacher.call(safetyAlerts.count, {})).body).toEqual({ open: 1 })
  expect((await other.call(safetyAlerts.count, {})).body).toEqual({ open: 0 })
  expect((await pupil.call(safetyAlerts.count, {})).status).toBe(403)
  // A pupil of nobody's class is never left to an empty inbox.
  const seen = (await admin.call(safetyAlerts.list, {})).body.alerts.map(({ id }) => id)
  expect(seen).toEqual(expect.arrayContaining([alert.id, unseen.id]))
  const handling = { id: alert.id, isHandled: true, note: 'We talked.' }
  expect((await other.call(safetyAlerts.handle, handling)).status).toBe(404)
  expect((await pupil.call(safetyAlerts.list, {})).status).toBe(403)
})

test('who took care of an alert and what was done is kept, and it can be opened again', async () => {
  const teacher = await t.signUp('teacher')
  const pupil = await t.signUp()
  await enrol(t, teacher.id, pupil.id)
  const { id } = await addSafetyAlert(t, pupil.id)
  const { body } = await teacher.call(safetyAlerts.handle, { id, isHandled: true, note: ' We talked. ' })
  expect(body).toMatchObject({ handledBy: 'Ada Lovelace', note: 'We talked.' })
  expect((await teacher.call(safetyAlerts.list, {})).body).toMatchObject({ alerts: [], open: 0 })
  expect((await teacher.call(safetyAlerts.list, { state: 'handled' })).body.alerts).toEqual([body])
  await teacher.call(safetyAlerts.handle, { id, isHandled: false })
  expect((await teacher.call(safetyAlerts.list, {})).body.alerts).toMatchObject([
    { id, handledAt: null, handledBy: null, note: 'We talked.' },
  ])
})
