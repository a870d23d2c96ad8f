import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/accounts/users.ts'
import { AppError } from '../platform/app-error.ts'

export type Admin = { id: number; isDemo: boolean }

const isAdminNow = (): SQL | undefined =>
  and(eq(users.role, 'admin'), isNull(users.disabledAt), isNull(users.deletedAt))

export function listAdmins(db: Database): Promise<Admin[]> {
  return db
    .select({ id: users.id, isDemo: users.isDemo })
    .from(users)
    .where(isAdminNow())
    .orderBy(asc(users.id))
}

/**
 * The admins who can sign in, held until the transaction ends: two of them cannot close each other at the same moment.
 * Always in the same order, so that nobody waits for who waits for them.
 */
export function lockAdmins(db: Database): Promise<Admin[]> {
  return db
    .select({ id: users.id, isDemo: users.isDemo })
    .from(users)
    .where(isAdminNow())
    .orderBy(asc(users.id))
    .for('update')
}

/** A demo admin does not count: it is nobody as soon as the demo is switched off. */
export function isLastAdmin(admins: readonly Admin[], id: number): boolean {
  const real = admins.filter(({ isDemo }) => !isDemo)
  return real.length === 1 && real[0]?.id === id
}

/** Refuses what would leave the school without an admin. Asked inside the transaction that would do it. */
export async function keepAnAdmin(db: Database, leavingId: number): Promise<void> {
  if (isLastAdmin(await lockAdmins(db), leavingId)) throw new AppError('conflict', 'lastAdmin')
}
