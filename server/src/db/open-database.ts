import { connectDatabase, type DatabaseOptions, type OpenDatabase } from './connect-database.ts'
import { migrate } from './migrate.ts'

/** The database with the tables of this version. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const database = await connectDatabase(options)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
