import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { privacySettings } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { AppError } from '../../platform/app-error.ts'
import { isMinorRow } from '../publication/is-minor-row.ts'

/**
 * For the row of `users` that the query is about: guardians of minors see how they learn in any case; a student of age decides with the
 * switch that has been theirs from the beginning (Y-45).
 */
export const isSharedRow = (): SQL =>
  sql`(${isMinorRow()} or coalesce((select ${privacySettings.shareProgressWithParents} from ${privacySettings}
    where ${privacySettings.userId} = ${users.id}), true))`

export async function readSharing(db: Database, childId: number) {
  const row = await selectRow(db, users, eq(users.id, childId), {
    isShared: sql<boolean>`${isSharedRow()}`,
    isMinor: sql<boolean>`${isMinorRow()}`,
  })
  return { isShared: row?.isShared ?? false, isOfAge: !(row?.isMinor ?? true) }
}

export async function requireSharing(db: Database, childId: number): Promise<void> {
  if (!(await readSharing(db, childId)).isShared) throw new AppError('not_allowed', 'familySharingOff')
}

/** What the law gives to parents is the student's own from 18 on. */
export async function requireMinor(db: Database, childId: number): Promise<void> {
  if ((await readSharing(db, childId)).isOfAge) throw new AppError('not_allowed', 'studentOfAge')
}
