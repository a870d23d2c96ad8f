import { desc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { backups } from '#contract/admin/backups.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { backupRuns } from '../../db/schema/operations/backup-runs.ts'
import type { RunRow } from '../../domain/backups/backup-runs.queries.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

const AGAIN = '6f1c1f52-58a0-4a53-9e54-3a1f1a1f7a11'
const carriedOut: RunRow[] = []
let t: TestApp
let admin: TestPerson
beforeAll(async () => {
  const own = await openTestDatabase()
  t = await createTestApp({
    own,
    now: new Date(2026, 4, 10, 12),
    backups: {
      async carryOut(run) {
        carriedOut.push(run)
      },
      async stop() {},
    },
  })
  admin = await t.signUp('admin')
  return () => own.close()
})

test('before the first backup the home says that none is there and one is due now', async () => {
  const { body } = await admin.call(backups.read, {})
  expect(body).toMatchObject({
    lastGood: null,
    isOverdue: true,
    runs: [],
    schedule: { everyHours: 24, nextAt: t.clock.now.toISOString() },
    keep: { daily: 7, weekly: 4, monthly: 6 },
  })
})

test('an admin begins a backup once; who did is written down, and a second one has to wait', async () => {
  const { status, body } = await admin.call(backups.start, {}, { idempotencyKey: AGAIN })
  expect([status, body.outcome, body.requestedBy]).toEqual([201, 'running', 'Ada Lovelace'])
  expect((await admin.call(backups.start, {}, { idempotencyKey: AGAIN })).body).toEqual(body)
  expect(carriedOut.map(({ id }) => id)).toEqual([body.id])
  const refused = await admin.call(backups.start, {})
  expect([refused.status, refused.body.message]).toEqual([409, 'A backup is being made already'])
  const shown = (await admin.call(backups.read, {})).body
  expect(shown.schedule?.nextAt).toBe(new Date(2026, 4, 11, 2, 30).toISOString())
  const [entry] = await t.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({ actorId: admin.id, action: 'backup started', subjectId: body.id })
})

test('the home shows the last good one beside the failures since, with what to do', async () => {
  const [run] = carriedOut
  const proof = { tables: 90, rows: 1234, tookMs: 5000 }
  await t.db
    .update(backupRuns)
    .set({ outcome: 'proven', finishedAt: t.clock.now, bytes: 5_000_000, rows: 1234, proof })
    .where(eq(backupRuns.id, run?.id ?? 0))
  t.clock.now = new Date(2026, 4, 11, 2, 31)
  await t.db.insert(backupRuns).values({
    reason: 'schedule',
    startedAt: t.clock.now,
    aliveAt: t.clock.now,
    finishedAt: t.clock.now,
    file: '/safe/next.backup',
    outcome: 'failed',
    failure: 'The disk is full.',
  })
  const { body } = await admin.call(backups.read, {})
  expect(body).toMatchObject({
    lastGood: { id: run?.id, bytes: 5_000_000, proof },
    isOverdue: false,
    runs: [{ outcome: 'failed', failure: 'The disk is full.', file: 'next.backup' }, { id: run?.id }],
    // An hour after the failure, not only the next night.
    schedule: { nextAt: new Date(2026, 4, 11, 3, 31).toISOString() },
  })
  expect(JSON.stringify(body.runs)).not.toContain('/safe')
})

test('nobody but an admin sees or makes backups', async () => {
  for (const role of ['student', 'teacher', 'professional'] as const) {
    const other = await t.signUp(role)
    expect((await other.call(backups.read, {})).status).toBe(403)
    expect((await other.call(backups.start, {})).status).toBe(403)
  }
})
