import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { users } from '../db/schema/accounts/users.ts'
import { startSession } from '../platform/sessions/sessions.ts'
import { loadTestTemplate } from './test-database.ts'

/** A new data directory with so many learners; answers the session token of each. */
export async function createLearnersOnDisk(dataDir: string, count: number): Promise<string[]> {
  const { db, close } = await openDatabase({ dataDir, template: await loadTestTemplate() })
  try {
    return await insertWriters(db, count)
  } finally {
    await close()
  }
}

/** Answers the session token of each. */
export async function insertWriters(db: Database, count: number): Promise<string[]> {
  const deps = {
    db,
    now: () => new Date(),
    randomToken: () => randomBytes(32).toString('base64url'),
    config: { staffIdleHours: 12 },
  }
  const device = { userAgent: null, address: null }
  const people = Array.from({ length: count }, (_, index) => ({
    username: `writer-${index}`,
    password: 'no password signs this account in',
    firstName: 'Ada',
    lastName: 'Lovelace',
    grade: 5,
  }))
  const created = await db.insert(users).values(people).returning({ id: users.id })
  const tokens: string[] = []
  for (const { id } of created) tokens.push((await startSession(deps, id, device)).token)
  return tokens
}
