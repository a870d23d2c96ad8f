import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isPostgresRun, loadTestTemplate, openTestDatabase } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../connect-database.ts'
import type { Database } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import { users } from '../schema/accounts/users.ts'
import { userNotes } from '../schema/study/notes.ts'
import { writeBackup } from './backup-file.ts'
import { restoreBackup } from './restore-backup.ts'

/** Without a rest one writer takes a whole core from the backup it is written beside. */
const REST_MS = 10
/** Restoring makes every table anew, twenty seconds and more where others use the same processors. */
const LONGEST_MS = 240_000
/** So many are confirmed when the backup begins. */
const WRITES_BEFORE = 5

async function open(dataDir?: string): Promise<OpenDatabase> {
  if (isPostgresRun) return openTestDatabase()
  return openDatabase({ template: await loadTestTemplate(), dataDir })
}

/** Writes, again and again, what belongs together, until told to stop; answers how often it was confirmed. */
function keepWriting(db: Database, userId: number) {
  let isStopped = false
  let confirmed = 0
  const writing = (async () => {
    while (!isStopped) {
      await db.transaction(async (tx) => {
        const points = confirmed + 1
        await tx.insert(userNotes).values({ userId, title: `note ${points}`, content: 'x'.repeat(500) })
        await tx.update(users).set({ points }).where(eq(users.id, userId))
      })
      confirmed += 1
      await wait(REST_MS)
    }
  })()
  return {
    count: () => confirmed,
    async stop(): Promise<number> {
      isStopped = true
      await writing
      return confirmed
    },
  }
}

// Up to where it comes from: `backup.test.ts` restores from one kind of database to the other.
test('a backup under writes holds one moment: all that was confirmed before it, and nothing by halves', {
  timeout: LONGEST_MS,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  const source = await open(join(folder, 'source'))
  const target = await open()
  try {
    const [person] = await source.db
      .insert(users)
      .values({ username: 'writer', password: 'x', firstName: 'A', lastName: 'B', grade: 5 })
      .returning({ id: users.id })
    const id = person?.id ?? 0
    const path = join(folder, 'backup')
    const writer = keepWriting(source.db, id)
    await expect.poll(writer.count).toBeGreaterThanOrEqual(WRITES_BEFORE)
    const before = writer.count()
    const manifest = await writeBackup(source, path, new Date(), null)
    const written = await writer.stop()
    expect(written).toBeGreaterThan(before)
    // Compares counts and checksums of every table by itself, and throws when one differs.
    expect(await restoreBackup(target, path, { isReplacing: true })).toEqual(manifest)
    const [there] = await target.db.select({ points: users.points }).from(users).where(eq(users.id, id))
    expect(there?.points).toBeGreaterThanOrEqual(before)
    expect(there?.points).toBeLessThanOrEqual(written)
    expect(await target.db.$count(userNotes)).toBe(there?.points)
  } finally {
    await target.close()
    await source.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
