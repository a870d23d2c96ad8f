import { and, count, desc, eq, lt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { insertRow, selectRow, updateRow } from '../../db/rows.ts'
import { passkeys } from '../../db/schema/accounts/passkeys.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { pick } from '../../platform/pick.ts'
import { isOpen } from '../sign-in/is-usable.ts'

const shown = pick(passkeys, 'id', 'name', 'createdAt', 'lastUsedAt')
const ofOwner = (userId: number, id: number) => and(eq(passkeys.id, id), eq(passkeys.userId, userId))

export const selectPasskeys = (db: Database, userId: number) =>
  db.select(shown).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id))

/** What a device is told of those that it may have already. */
export const selectCredentials = (db: Database, userId: number) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))

export async function countPasskeys(db: Database, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return row?.total ?? 0
}

export const insertPasskey = (db: Database, passkey: typeof passkeys.$inferInsert) =>
  insertRow(db, passkeys, passkey, shown)

export const renamePasskey = (db: Database, userId: number, id: number, name: string) =>
  updateRow(db, passkeys, { name }, ofOwner(userId, id), shown)

export const selectPasskey = (db: Database, userId: number, id: number) =>
  selectRow(db, passkeys, ofOwner(userId, id), shown)

export const deletePasskey = (db: Database, userId: number, id: number) =>
  db.delete(passkeys).where(ofOwner(userId, id))

/** With the account it opens, if that may sign in. */
export async function selectPasskeyAccount(db: Database, credentialId: string) {
  const [row] = await db
    .select({ passkey: passkeys, account: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), isOpen()))
  return row
}

/** Whether the count is still behind: of two answers with the same one, one gets in. Many devices do not count. */
export async function noteUse(db: Database, id: number, counter: number, at: Date): Promise<boolean> {
  const isAhead = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const row = await updateRow(db, passkeys, { counter, lastUsedAt: at }, and(eq(passkeys.id, id), isAhead), {
    id: passkeys.id,
  })
  return row !== undefined
}
