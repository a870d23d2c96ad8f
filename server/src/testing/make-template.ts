import { openDatabase } from '../db/open-database.ts'
import { createDatabase, dropDatabase } from './test-database.ts'

/** Once per run: a migrated, empty database on the PostgreSQL server, which the workers copy instead of migrating anew. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (!process.env.TEST_DATABASE_URL) return
  const template = await createDatabase()
  const database = await openDatabase({ databaseUrl: template.url })
  // Nobody may be connected to a database that is copied.
  await database.close()
  process.env.TEST_DATABASE_TEMPLATE = template.name
  return () => dropDatabase(template.name)
}
