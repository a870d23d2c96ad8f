import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { health } from '#contract/health.ts'
import { notes } from '#contract/study/notes.ts'
import { openDatabase } from './db/open-database.ts'
import { openPostgres } from './db/open-postgres.ts'
import { userNotes } from './db/schema/study/notes.ts'
import { openCuttableLine } from './testing/cuttable-line.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { isPostgresRun, openTestDatabase } from './testing/test-database.ts'

const WRITERS = 50
const CUTS = 4

type Writer = { id: number; confirmed: number; statuses: Map<number, number>; stop: () => Promise<void> }

/** Writes one note after the other, each until it is confirmed, under one key. */
async function startWriter(t: TestApp): Promise<Writer> {
  const person = await t.signUp()
  const writer: Writer = { id: person.id, confirmed: 0, statuses: new Map(), stop: async () => {} }
  let isStopped = false
  const writing = (async () => {
    for (let count = 0; !isStopped; count++) {
      const options = { idempotencyKey: `note-${person.id}-${count}` }
      for (let status = 0; status !== 201; ) {
        ;({ status } = await person.call(notes.create, { title: `Note ${count}`, content: 'x' }, options))
        writer.statuses.set(status, (writer.statuses.get(status) ?? 0) + 1)
        await sleep(status === 201 ? 1 : 10)
      }
      writer.confirmed += 1
    }
  })()
  writer.stop = () => {
    isStopped = true
    return writing
  }
  return writer
}

test.runIf(isPostgresRun)(
  'a PostgreSQL that goes away under fifty writers answers 503 alone, and every write is made once',
  { timeout: 120_000 },
  async () => {
    const database = await openTestDatabase()
    const line = await openCuttableLine(database.databaseUrl ?? '')
    const told: string[] = []
    const own = await openDatabase({ databaseUrl: line.url, report: (message) => told.push(message) })
    try {
      const t = await createTestApp({ own: { ...own, databaseUrl: line.url } })
      const writers = await Promise.all(Array.from({ length: WRITERS }, () => startWriter(t)))
      const countConfirmed = () => writers.reduce((sum, writer) => sum + writer.confirmed, 0)
      for (let cut = 0; cut < CUTS; cut++) {
        // Enough is under way again.
        const before = countConfirmed()
        await expect.poll(countConfirmed, { timeout: 20_000 }).toBeGreaterThan(before + WRITERS / 2)
        // In turn: the machine is gone, or the server ends its sessions as it does when it is restarted.
        if (cut % 2 === 0) line.cut()
        else
          await database.db.execute(sql`
            select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`)
        await sleep(100)
        line.mend()
      }
      await Promise.all(writers.map(({ stop }) => stop()))
      const statuses = new Set(writers.flatMap((writer) => [...writer.statuses.keys()]))
      expect(statuses).toEqual(new Set([201, 503]))
      expect(await database.db.$count(userNotes)).toBe(countConfirmed())
      // Every place of the pool is to be had again.
      const together = Array.from({ length: 40 }, () => own.db.execute(sql`select pg_sleep(0.01)`))
      await Promise.all(together)
      expect((await t.call(health.ready, {})).status).toBe(200)
      expect(told.length).toBeGreaterThan(0)
    } finally {
      await own.close()
      await line.close()
      await database.close()
    }
  },
)

test.runIf(isPostgresRun)(
  'a connection that breaks before its transaction begins is given back to the pool',
  { timeout: 60_000 },
  async () => {
    const database = await openTestDatabase()
    const line = await openCuttableLine(database.databaseUrl ?? '')
    const { db, pool } = await openPostgres({ databaseUrl: line.url, maxConnections: 1 })
    try {
      for (let round = 0; round < 3; round++) {
        await db.execute(sql`select 1`)
        line.cut()
        // The socket is reset, and nobody has heard of it yet.
        await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
        line.mend()
        await sleep(20)
      }
      expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    } finally {
      await pool.end()
      await line.close()
      await database.close()
    }
  },
)
