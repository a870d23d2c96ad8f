import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { hasRow, selectRow } from '../../../db/rows.ts'
import { identities, type ProvenPerson, providerVisits } from '../../../db/schema/accounts/identities.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { pick } from '../../../platform/pick.ts'

export type Account = typeof users.$inferSelect
export type Visit = typeof providerVisits.$inferSelect

/** Closed by nobody, and deleted at most by its owner, who may come back. */
const isUsable = () =>
  and(
    isNull(users.disabledAt),
    eq(users.isDemo, false),
    or(isNull(users.deletedAt), isNotNull(users.deletionRequestedAt)),
  )

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

export const selectAccountByEmail = (db: Database, email: string) =>
  selectRow(db, users, and(sql`lower(${users.email}) = lower(${email})`, isUsable()))

/** Also of accounts that may not sign in: their addresses and names are taken all the same. */
export const isEmailTaken = (db: Database, email: string) =>
  hasRow(db, users, sql`lower(${users.email}) = lower(${email})`)

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

export async function selectPassword(db: Database, userId: number): Promise<string> {
  const row = await selectRow(db, users, eq(users.id, userId), { password: users.password })
  return row?.password ?? ''
}
