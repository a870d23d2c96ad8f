import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#contract/notifications.ts'
import { safetyAlerts } from '#contract/study/safety-alerts.ts'
import { escalateUntaken } from '../../domain/safety/escalate-untaken.ts'
import { selectAudited } from '../../testing/audit-rows.ts'
import { addSafetyAlert } from '../../testing/chat-rows.ts'
import { enroll } from '../../testing/disputed-rows.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({
    now: new Date('2026-03-10T09:00:00Z'),
    config: { helpContacts: [{ name: 'Childline', contact: '0800 1111' }] },
  })
})

test('a teacher sees the alerts of own students, an admin all, other teachers none', async () => {
  const [teacher, other, admin] = [
    await t.signUp('teacher'),
    await t.signUp('teacher'),
    await t.signUp('admin'),
  ]
  const [student, stranger] = [await t.signUp(), await t.signUp()]
  await enroll(t, teacher.id, student.id)
  const alert = await addSafetyAlert(t, student.id)
  const unseen = await addSafetyAlert(t, stranger.id)
  expect((await teacher.call(safetyAlerts.list, {})).body).toMatchObject({
    alerts: [{ id: alert.id, pupil: { id: student.id }, category: 'selfHarm', severity: 'high', times: 1 }],
    hasMore: false,
    open: 1,
  })
  expect((await other.call(safetyAlerts.list, {})).body).toMatchObject({
    alerts: [],
    hasMore: false,
    open: 0,
  })
  expect((await teacher.call(safetyAlerts.count, {})).body).toEqual({ open: 1 })
  expect((await other.call(safetyAlerts.count, {})).body).toEqual({ open: 0 })
  expect((await student.call(safetyAlerts.count, {})).status).toBe(403)
  // A student of nobody's class is never left to an empty inbox.
  const seen = (await admin.call(safetyAlerts.list, {})).body.alerts.map(({ id }) => id)
  expect(seen).toEqual(expect.arrayContaining([alert.id, unseen.id]))
  const handling = { id: alert.id, isHandled: true, note: 'We talked.' }
  expect((await other.call(safetyAlerts.handle, handling)).status).toBe(404)
  expect((await student.call(safetyAlerts.list, {})).status).toBe(403)
})

test('a false alarm is marked as one and counted for admins', async () => {
  const [teacher, admin, student] = [await t.signUp('teacher'), await t.signUp('admin'), await t.signUp()]
  await enroll(t, teacher.id, student.id)
  const quality = async (who = admin) => (await who.call(safetyAlerts.list, {})).body.quality
  const before = await quality()
  const [{ id }, other] = [await addSafetyAlert(t, student.id), await addSafetyAlert(t, student.id)]
  const marked = await teacher.call(safetyAlerts.handle, { id, isHandled: true, outcome: 'falseAlarm' })
  expect(marked.body).toMatchObject({ outcome: 'falseAlarm', history: [{ step: 'falseAlarm' }] })
  await teacher.call(safetyAlerts.handle, { id: other.id, isHandled: true })
  expect(await quality()).toEqual({
    handled: (before?.handled ?? 0) + 2,
    falseAlarms: (before?.falseAlarms ?? 0) + 1,
  })
  expect(await quality(teacher)).toBeNull()
  const again = await teacher.call(safetyAlerts.handle, { id, isHandled: false })
  expect(again.body.outcome).toBeNull()
})

test('a slip is undone: the alert waits as before, the audit log holds both, and nobody undoes for others', async () => {
  const { teacher, id } = await addOwnStudent()
  const admin = await t.signUp('admin')
  const mark = () => teacher.call(safetyAlerts.handle, { id, isHandled: true, outcome: 'falseAlarm' })
  const undo = (who: typeof teacher) => who.call(safetyAlerts.handle, { id, isHandled: false, isUndo: true })
  await mark()
  expect((await undo(admin)).status).toBe(409)
  const { status, body } = await undo(teacher)
  expect([status, body.handledAt, body.outcome, body.takenBy]).toEqual([200, null, null, null])
  expect(body.history.map(({ step }) => step)).toEqual(['falseAlarm', 'openedAgain'])
  expect(await selectAudited(t, teacher.id, 'alert opened again')).toMatchObject([{ subjectId: id }])
  expect((await teacher.call(safetyAlerts.count, {})).body).toEqual({ open: 1 })
  await admin.call(safetyAlerts.take, { id, isTaken: true })
  await mark()
  expect((await undo(teacher)).body).toMatchObject({ takenBy: 'Ada Lovelace', isTakenByMe: false })
})

test('who took care of an alert and what was done is kept, and it can be opened again', async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  await enroll(t, teacher.id, student.id)
  const { id } = await addSafetyAlert(t, student.id)
  const { body } = await teacher.call(safetyAlerts.handle, { id, isHandled: true, note: ' We talked. ' })
  expect(body).toMatchObject({ handledBy: 'Ada Lovelace', note: 'We talked.' })
  expect((await teacher.call(safetyAlerts.list, {})).body).toMatchObject({ alerts: [], open: 0 })
  expect((await teacher.call(safetyAlerts.list, { state: 'handled' })).body.alerts).toEqual([body])
  await teacher.call(safetyAlerts.handle, { id, isHandled: false })
  expect((await teacher.call(safetyAlerts.list, {})).body.alerts).toMatchObject([
    { id, handledAt: null, handledBy: null, note: 'We talked.' },
  ])
})

test('who read which alerts is written down, once an hour for each alert', async () => {
  const { teacher, pupil, id } = await addOwnStudent()
  const read = async () => {
    await teacher.call(safetyAlerts.list, {})
    return (await selectAudited(t, teacher.id, 'GET /api/safety-alerts')).map(({ subjectId, details }) => [
      subjectId,
      details,
    ])
  }
  expect(await read()).toEqual([[pupil.id, { alertIds: [id] }]])
  expect(await read()).toHaveLength(1)
  const later = await addSafetyAlert(t, pupil.id, { category: 'bullying' })
  expect((await read()).at(-1)).toEqual([pupil.id, { alertIds: [later.id] }])
})

test('two adults who take care at the same moment lose neither note, nor does a note of whom it was passed on by', async () => {
  const { teacher, id } = await addOwnStudent()
  const admin = await t.signUp('admin')
  const long = 'x'.repeat(1_000)
  await teacher.call(safetyAlerts.escalate, { id, note: long })
  await teacher.call(safetyAlerts.handle, { id, isHandled: true, note: 'We talked.' })
  const late = await admin.call(safetyAlerts.handle, { id, isHandled: true, note: 'I called her mother.' })
  expect(late.body).toMatchObject({
    handledBy: 'Ada Lovelace',
    note: `${long}\nWe talked.\nI called her mother.`,
  })
  const silent = await admin.call(safetyAlerts.handle, { id, isHandled: true, note: '' })
  expect(silent.body.note).toBe(late.body.note)
})

async function addOwnStudent(more: Parameters<typeof addSafetyAlert>[2] = {}) {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  await enroll(t, teacher.id, student.id)
  return { teacher, pupil: student, ...(await addSafetyAlert(t, student.id, more)) }
}

test('who takes an alert has it in hand; another one is told so and may take it over knowingly', async () => {
  const { teacher, id } = await addOwnStudent()
  const admin = await t.signUp('admin', { firstName: 'Grace', lastName: 'Hopper' })
  const { body } = await teacher.call(safetyAlerts.take, { id, isTaken: true })
  expect(body).toMatchObject({ takenBy: 'Ada Lovelace', isTakenByMe: true })
  const refused = await admin.call(safetyAlerts.take, { id, isTaken: true })
  expect([refused.status, refused.body.message]).toEqual([409, 'Ada Lovelace is seeing to this alert.'])
  expect((await admin.call(safetyAlerts.take, { id, isTaken: false })).status).toBe(409)
  const over = await admin.call(safetyAlerts.take, { id, isTaken: true, isTakingOver: true })
  expect(over.body).toMatchObject({ takenBy: 'Grace Hopper', isTakenByMe: true })
  const back = await admin.call(safetyAlerts.take, { id, isTaken: false })
  expect(back.body).toMatchObject({ takenBy: null, takenAt: null })
  expect(back.body.history.map(({ step, by }) => [step, by])).toEqual([
    ['taken', 'Ada Lovelace'],
    ['taken', 'Grace Hopper'],
    ['givenBack', 'Grace Hopper'],
  ])
})

test('an alert is passed on to all admins, or to a contact that the operator has named, and nobody else', async () => {
  const { teacher, pupil: student, id } = await addOwnStudent()
  const admin = await t.signUp('admin')
  const heard = async () =>
    (await admin.call(notifications.list, {})).body.filter(({ kind }) => kind === 'alert_escalated')
  await teacher.call(safetyAlerts.take, { id, isTaken: true })
  const { body } = await teacher.call(safetyAlerts.escalate, { id, note: 'Her mother knows.' })
  // It waits for an admin: who passed it on is in its history, not named as seeing to it.
  expect(body).toMatchObject({ escalatedTo: null, takenBy: null, takenAt: null, note: 'Her mother knows.' })
  const [news] = await heard()
  expect(news).toMatchObject({ link: '/teacher/alerts', data: {} })
  expect(JSON.stringify(news)).not.toContain(student.user.firstName)
  expect((await teacher.call(safetyAlerts.escalate, { id, to: 'Nobody' })).status).toBe(400)
  const named = await teacher.call(safetyAlerts.escalate, { id, to: 'Childline', note: 'Called.' })
  expect(named.body).toMatchObject({ escalatedTo: 'Childline', note: 'Her mother knows.\nCalled.' })
  expect(named.body.history.map(({ step, to }) => [step, to])).toEqual([
    ['taken', null],
    ['escalated', null],
    ['escalated', 'Childline'],
  ])
  expect(await heard()).toHaveLength(1)
  await teacher.call(safetyAlerts.handle, { id, isHandled: true })
  expect((await teacher.call(safetyAlerts.escalate, { id })).status).toBe(409)
  expect((await teacher.call(safetyAlerts.take, { id, isTaken: true })).status).toBe(409)
})

test('an alert that nobody takes for a day goes to all admins by itself, once; a taken one does not', async () => {
  const own = await createTestApp({ now: new Date('2026-06-01T09:00:00Z'), own: await openTestDatabase() })
  const [admin, student] = [await own.signUp('admin'), await own.signUp()]
  const waiting = await addSafetyAlert(own, student.id, { createdAt: own.clock.now })
  const taken = await addSafetyAlert(own, student.id, { category: 'bullying', createdAt: own.clock.now })
  await admin.call(safetyAlerts.take, { id: taken.id, isTaken: true })
  own.clock.now = new Date('2026-06-02T08:59:00Z')
  expect(await escalateUntaken(own.deps)).toBe(0)
  own.clock.now = new Date('2026-06-02T09:01:00Z')
  expect(
    await escalateUntaken({ ...own.deps, config: { ...own.deps.config, alertEscalationHours: null } }),
  ).toBe(0)
  expect(await escalateUntaken(own.deps)).toBe(1)
  expect(await escalateUntaken(own.deps)).toBe(0)
  const { alerts } = (await admin.call(safetyAlerts.list, {})).body
  expect(alerts.find(({ id }) => id === waiting.id)).toMatchObject({
    escalatedAt: '2026-06-02T09:01:00.000Z',
    history: [{ step: 'escalatedByItself', by: null }],
  })
  expect(alerts.find(({ id }) => id === taken.id)).toMatchObject({ escalatedAt: null })
  expect((await admin.call(notifications.list, {})).body).toMatchObject([{ kind: 'alert_escalated' }])
})
