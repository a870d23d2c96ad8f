import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { selectRow } from '../db/rows.ts'
import { users } from '../db/schema/accounts/users.ts'
import { pick } from '../platform/pick.ts'

/** What decisions about learning need to know of a person. */
export type Learner = { id: number; grade: number; role: string; timezone: string }

export const selectLearner = (db: Database, userId: number) =>
  selectRow(db, users, and(eq(users.id, userId), isNull(users.deletedAt)), {
    ...pick(users, 'id', 'grade', 'role', 'timezone'),
  })
