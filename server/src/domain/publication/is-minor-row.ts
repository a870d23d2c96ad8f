import { type SQL, sql } from 'drizzle-orm'
import { AGE_OF_MAJORITY } from '#engines/accounts/index.ts'
import { users } from '../../db/schema/accounts/users.ts'

/** `isMinor` of the engine, for the row of `users` that the query is about; a test holds the two against each other. */
export const isMinorRow = (): SQL =>
  sql`(case when ${users.age} is not null then ${users.age} < ${AGE_OF_MAJORITY} else ${users.role} = 'student' end)`
