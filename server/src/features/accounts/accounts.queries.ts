import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { insertRow, selectRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { isOpen } from '../../domain/sign-in/is-usable.ts'
import { userColumns } from '../../platform/sessions/sessions.ts'

export type NewUser = typeof users.$inferInsert

/** Names are compared without regard to case, so nobody can pose as "Ada" next to "ada". */
export async function selectUserForSignIn(db: Database, username: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(
      and(
        // Both sides folded by the database: one created with locale C folds ASCII only, JavaScript folds É too.
        sql`lower(${users.username}) = lower(${username})`,
        isOpen(),
      ),
    )
  return row
}

export async function keepAccount(db: Database, id: number): Promise<void> {
  await db.update(users).set({ deletedAt: null, deletionRequestedAt: null }).where(eq(users.id, id))
}

/** Locks the same password away at today's cost; one that was changed meanwhile stays. */
export async function replaceHash(db: Database, id: number, from: string, to: string): Promise<void> {
  await db
    .update(users)
    .set({ password: to })
    .where(and(eq(users.id, id), eq(users.password, from)))
}

export const insertUser = (db: Database, user: NewUser) => insertRow(db, users, user, userColumns)

export const selectUser = (db: Database, id: number) => selectRow(db, users, eq(users.id, id), userColumns)
