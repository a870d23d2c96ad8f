import type { Database } from '../../../db/database.ts'
import type { SchoolFile } from './school-file.ts'

export type TakeSchoolOptions = {
  /** When the history ends: the player's clock after the last day. */
  until: Date
  /** What the player's clock showed when the database's own clock said this. */
  readDatabaseClock?: (at: Date) => Date
}

/** Everything that the people of a database of their own made, as a file that another installation can load on any day. */
export async function takeSchool(_db: Database, _options: TakeSchoolOptions): Promise<SchoolFile> {
  throw new Error('not built yet')
}
