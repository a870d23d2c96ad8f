import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { AUDIT_ACTIONS } from '#contract/admin/audit-actions.ts'
import { auditLog as api } from '#contract/admin/audit-log.ts'
import { listEndpoints, api as surface } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { removeAccount } from '../../domain/cleaning/remove-account.ts'
import { addLook } from '../../testing/audit-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'

let t: TestApp
let admin: TestPerson
beforeAll(async () => {
  t = await createTestApp({ now: new Date('2026-05-01T12:00:00Z') })
  admin = await t.signUp('admin')
})

type Entry = Omit<typeof auditLog.$inferInsert, 'action'> & { action?: string }
const write = (...entries: Entry[]) =>
  t.db.insert(auditLog).values(entries.map((entry) => ({ action: 'video deleted', ...entry })))

test('who did what to whom is told with names, newest first, and found by actor, action, subject and time', async () => {
  const teacher = await t.signUp('teacher')
  const student = await t.signUp()
  await write(
    {
      actorId: teacher.id,
      action: 'GET /api/teacher/students/:id',
      subjectType: 'user',
      subjectId: student.id,
    },
    {
      actorId: teacher.id,
      createdAt: new Date('2026-04-02T23:30:00Z'),
      subjectType: 'video_content',
      subjectId: 7,
    },
    { actorId: null, action: 'alert escalated by itself', subjectType: 'user', subjectId: student.id },
  )
  const find = async (wanted: object) => (await admin.call(api.list, wanted)).body.entries
  expect(await find({ actorId: teacher.id })).toMatchObject([
    { actor: { id: teacher.id, name: 'Ada Lovelace', role: 'teacher' }, subject: { id: student.id } },
    { subjectType: 'video_content', subjectId: 7, subject: null },
  ])
  expect(await find({ actorId: teacher.id, from: '2026-04-02', to: '2026-04-02' })).toHaveLength(1)
  expect(await find({ actorId: teacher.id, action: 'video deleted' })).toHaveLength(1)
  expect(await find({ subjectType: 'user', subjectId: student.id })).toHaveLength(2)
  expect(await find({ personId: student.id })).toHaveLength(2)
  expect(await find({ personId: teacher.id })).toHaveLength(2)
  const { body } = await admin.call(api.list, { personId: student.id })
  expect(body.person).toMatchObject({ id: student.id, username: student.user.username })
  expect((await admin.call(api.list, { from: 'yesterday' })).status).toBe(400)
})

test('pages go on behind the last entry without gaps, also for a person on both sides', async () => {
  const person = await t.signUp('admin')
  const at = (n: number) => new Date(t.clock.now.getTime() - Math.floor(n / 3) * 1000)
  await write(
    ...Array.from({ length: 120 }, (_, n) => ({
      actorId: n % 2 === 0 ? person.id : admin.id,
      subjectType: 'user',
      subjectId: person.id,
      createdAt: at(n),
    })),
  )
  const seen: number[] = []
  let before: number | undefined
  for (;;) {
    const { body } = await admin.call(api.list, { personId: person.id, ...(before && { before }) })
    seen.push(...body.entries.map(({ id }) => id))
    if (!body.hasMore) break
    before = body.entries.at(-1)?.id
  }
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
})

test('reading the log is written down once an hour for each reader, taking it along each time', async () => {
  const reader = await t.signUp('admin')
  const read = async () => {
    await reader.call(api.list, {})
    const entries = await t.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, reader.id))
      .orderBy(auditLog.id)
    return entries.map(({ action }) => action).toSorted()
  }
  expect(await read()).toEqual(['audit log read'])
  expect(await read()).toEqual(['audit log read'])
  t.clock.now = new Date(t.clock.now.getTime() + 61 * 60 * 1000)
  expect(await read()).toEqual(['audit log read', 'audit log read'])
  const { body } = await reader.call(api.export, { actorId: reader.id })
  expect(body).toMatchObject({ isCut: false })
  expect(body.entries).toHaveLength(2)
  expect(await read()).toContain('audit log exported')
})

test('people are found by the beginning of their names', async () => {
  const student = await t.signUp('student', { firstName: 'Zoë', lastName: 'Quetzal' })
  expect((await admin.call(api.people, { search: 'quetz zoe' })).body).toMatchObject([{ id: student.id }])
  expect((await admin.call(api.people, { search: '!!' })).body).toEqual([])
})

test('a look at many is found by each of them, named when asked, and told to admins alone', async () => {
  const [teacher, ada, bob] = [await t.signUp('teacher'), await t.signUp(), await t.signUp()]
  const id = await addLook(t, teacher.id, [ada.id, bob.id, 2_000_000_000])
  await write({ actorId: teacher.id, action: 'user changed', subjectType: 'user', subjectId: ada.id })
  const find = async (wanted: object) =>
    (await admin.call(api.list, wanted)).body.entries.map((one) => one.id)
  expect(await find({ subjectType: 'user', subjectId: bob.id })).toEqual([id])
  expect(await find({ personId: bob.id })).toEqual([id])
  expect(await find({ personId: bob.id, actorId: admin.id })).toEqual([])
  expect(await find({ personId: ada.id })).toHaveLength(2)
  expect(await find({ subjectType: 'user', subjectId: ada.id })).toHaveLength(2)
  const { body } = await admin.call(api.shown, { id })
  expect(body.map((person) => person.id)).toEqual([ada.id, bob.id])
  expect((await teacher.call(api.shown, { id })).status).toBe(403)
  expect((await admin.call(api.shown, { id: 2_000_000_000 })).status).toBe(404)
})

test('what an account did stays its own after it was removed for good', async () => {
  const teacher = await t.signUp('teacher')
  await write({ actorId: teacher.id }, { actorId: teacher.id, subjectType: 'user', subjectId: teacher.id })
  await removeAccount(t.db, teacher.id, t.clock.now)
  const { body } = await admin.call(api.list, { personId: teacher.id })
  expect(body.entries).toMatchObject([
    { actorId: teacher.id, actor: null, subjectId: teacher.id, subject: null },
    { actorId: teacher.id, actor: null },
  ])
})

test('admins see up to when the log was verified, and what was wrong', async () => {
  const at = (second: number) => new Date(t.clock.now.getTime() + second * 1000)
  const upTo = '2026-04-30T12:00:00.000Z'
  await write({ action: 'audit log verified', createdAt: at(1), details: { upTo } })
  const read = async () => (await admin.call(api.list, {})).body.verified
  expect(await read()).toMatchObject({ upTo, fault: null })
  await write({
    action: 'audit log found changed',
    createdAt: at(2),
    details: { says: 'Entry 7 was changed.' },
  })
  expect(await read()).toMatchObject({ at: at(2).toISOString(), fault: 'Entry 7 was changed.' })
})

/** Every action that stands somewhere in the server's sources, read as text. */
function listWritten(): string[] {
  const root = join(import.meta.dirname, '..', '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'),
  )
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    if (!/auditLog|writeAudit|recordReadings/.test(source)) return []
    const named = [...source.matchAll(/\b(?:endpoint: |leaveTrace\(context, )(\w+)\.(\w+)/g)].flatMap(
      ([, feature = '', verb = '']) => {
        const group: Record<string, Endpoint> | undefined = Object.entries(surface).find(
          ([name]) => name === feature,
        )?.[1]
        const endpoint = group?.[verb]
        return endpoint ? [`${endpoint.method} ${endpoint.path}`] : []
      },
    )
    // 'video deleted', and the parts of `dispute ${outcome}`: the templates are spelled out where they are few.
    const quoted = [...source.matchAll(/action: '([^']+)'/g)].map(([, action = '']) => action)
    return [...named, ...quoted]
  })
}

test('every action that the server writes has its sentence', () => {
  const readings = listEndpoints()
    .filter(({ endpoint }) => endpoint.access === 'selfOrStaff' || endpoint.access === 'teacherOf')
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  const written = new Set([...readings, ...listWritten()])
  expect(written.size).toBeGreaterThan(25)
  expect([...written].filter((action) => !(action in AUDIT_ACTIONS))).toEqual([])
})
