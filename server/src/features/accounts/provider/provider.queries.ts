import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { hasRow, lockRow, selectRow } from '../../../db/rows.ts'
import { identities, type ProvenPerson, providerVisits } from '../../../db/schema/accounts/identities.ts'
import { passkeys } from '../../../db/schema/accounts/passkeys.ts'
import { picturePasswords, signInCards } from '../../../db/schema/accounts/sign-in-cards.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { isEmail } from '../../../domain/proven-email/email-proofs.queries.ts'
import { isUsable } from '../../../domain/sign-in/is-usable.ts'
import { pick } from '../../../platform/pick.ts'

export type Account = typeof users.$inferSelect
export type Visit = typeof providerVisits.$inferSelect

export async function insertVisit(db: Database, visit: typeof providerVisits.$inferInsert): Promise<void> {
  await db.insert(providerVisits).values(visit)
}

/** Takes a way to the provider out of use: it is walked once, whoever comes back by it. */
export async function takeVisit(db: Database, ticketHash: string, now: Date): Promise<Visit | undefined> {
  const [visit] = await db
    .delete(providerVisits)
    .where(
      and(
        eq(providerVisits.ticketHash, ticketHash),
        gt(providerVisits.expiresAt, now),
        isNull(providerVisits.person),
      ),
    )
    .returning()
  return visit
}

/** Somebody who is back and was asked for a password or a code. */
export async function selectArrival(db: Database, ticketHash: string, now: Date) {
  const [visit] = await db
    .select()
    .from(providerVisits)
    .where(
      and(
        eq(providerVisits.ticketHash, ticketHash),
        gt(providerVisits.expiresAt, now),
        isNotNull(providerVisits.person),
      ),
    )
  return visit?.person ? { ...visit, person: visit.person } : undefined
}

export async function deleteVisit(db: Database, id: number): Promise<void> {
  await db.delete(providerVisits).where(eq(providerVisits.id, id))
}

/** The account of an identity, whether it may sign in or not. */
export async function selectLinked(db: Database, { issuer, subject }: ProvenPerson) {
  const [row] = await db
    .select({ identityId: identities.id, account: users, isUsable: sql<boolean>`${isUsable()}` })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return row
}

export const selectAccount = (db: Database, userId: number) => selectRow(db, users, eq(users.id, userId))

export const selectAccountByEmail = (db: Database, email: string) =>
  selectRow(db, users, and(isEmail(email), isUsable()))

/** Also of accounts that may not sign in: their names are taken all the same. */
export const isUsernameTaken = (db: Database, username: string) =>
  hasRow(db, users, sql`lower(${users.username}) = lower(${username})`)

export async function insertIdentity(
  db: Database,
  userId: number,
  { issuer, subject, email }: ProvenPerson,
  at: Date,
): Promise<void> {
  await db.insert(identities).values({ userId, issuer, subject, email, createdAt: at, lastUsedAt: at })
}

export async function touchIdentity(db: Database, { issuer, subject }: ProvenPerson, at: Date) {
  await db
    .update(identities)
    .set({ lastUsedAt: at })
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
}

export function selectIdentities(db: Database, userId: number) {
  return db
    .select(pick(identities, 'id', 'issuer', 'email', 'createdAt', 'lastUsedAt'))
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.id))
}

export async function deleteIdentity(db: Database, userId: number, id: number) {
  const [row] = await db
    .delete(identities)
    .where(and(eq(identities.id, id), eq(identities.userId, userId)))
    .returning({ id: identities.id, issuer: identities.issuer })
  return row
}

/** Nobody else changes the account until the transaction ends. */
export const lockAccount = (db: Database, userId: number): Promise<Account | undefined> =>
  lockRow(db, users, and(eq(users.id, userId), isUsable()))

/** What opens an account besides its password, as far as it is older than a moment. */
export async function deleteWaysBefore(db: Database, userId: number, before: Date): Promise<void> {
  for (const ways of [passkeys, signInCards, picturePasswords, identities])
    await db.delete(ways).where(and(eq(ways.userId, userId), lt(ways.createdAt, before)))
}
