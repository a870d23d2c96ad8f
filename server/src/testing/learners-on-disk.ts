import { randomBytes } from 'node:crypto'
import { openDatabase } from '../db/open-database.ts'
import { users } from '../db/schema/accounts/users.ts'
import { startSession } from '../platform/sessions/sessions.ts'
import { loadTestTemplate } from './test-database.ts'

/** A new data directory with so many learners; answers the session token of each. */
export async function createLearnersOnDisk(dataDir: string, count: number): Promise<string[]> {
  const { db, close } = await openDatabase({ dataDir, template: await loadTestTemplate() })
  const deps = { db, now: () => new Date(), randomToken: () => randomBytes(32).toString('base64url') }
  const device = { userAgent: null, address: null }
  try {
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
  } finally {
    await close()
  }
}
