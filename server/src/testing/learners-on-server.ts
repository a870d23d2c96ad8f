import { openDatabase } from '../db/open-database.ts'
import { insertWriters } from './learners-on-disk.ts'

/** So many learners on a PostgreSQL server of a test's own, which gets its tables; answers the session token of each. */
export async function createLearnersOnServer(databaseUrl: string, count: number): Promise<string[]> {
  const { db, close } = await openDatabase({ databaseUrl })
  try {
    return await insertWriters(db, count)
  } finally {
    await close()
  }
}
