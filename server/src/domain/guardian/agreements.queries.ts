import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { hasRow, selectRow } from '../../db/rows.ts'
import { guardianAgreements, guardianRequests, schoolConsents } from '../../db/schema/accounts/guardians.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { pick } from '../../platform/pick.ts'
import { isChildRow, isCoveredBySchool, isShielded } from './guardian.ts'

const isStanding = (userId: number) =>
  and(eq(guardianAgreements.userId, userId), isNull(guardianAgreements.withdrawnAt))

/** How a person stands to the rule for children, in one look. */
export function selectStanding(db: Database, userId: number) {
  return selectRow(db, users, eq(users.id, userId), {
    isNeeded: sql<boolean>`${isChildRow()}`,
    isShielded: sql<boolean>`${isShielded()}`,
    isCoveredBySchool: sql<boolean>`${isCoveredBySchool()}`,
  })
}

export async function selectSchoolConsentDay(db: Database): Promise<Date | null> {
  const row = await selectRow(db, schoolConsents, isNull(schoolConsents.withdrawnAt), {
    givenAt: schoolConsents.givenAt,
  })
  return row?.givenAt ?? null
}

/** Only what a guardian gave themself, by their link or in their account. */
export const selectAgreement = (db: Database, userId: number) =>
  selectRow(db, guardianAgreements, and(isStanding(userId), ne(guardianAgreements.givenBy, 'session')))

export const hasSessionAgreement = (db: Database, userId: number) =>
  hasRow(db, guardianAgreements, and(isStanding(userId), eq(guardianAgreements.givenBy, 'session')))

/** The request that waits for an answer. */
export async function selectRequest(db: Database, userId: number, now: Date) {
  const [row] = await db
    .select()
    .from(guardianRequests)
    .where(and(eq(guardianRequests.userId, userId), gt(guardianRequests.expiresAt, now)))
    .orderBy(desc(guardianRequests.id))
    .limit(1)
  return row
}

export async function insertRequest(db: Database, request: typeof guardianRequests.$inferInsert) {
  await db.insert(guardianRequests).values(request)
}

/** Answers whether there was one. */
export async function deleteRequests(db: Database, userId: number): Promise<boolean> {
  const gone = await db
    .delete(guardianRequests)
    .where(eq(guardianRequests.userId, userId))
    .returning({ id: guardianRequests.id })
  return gone.length > 0
}

/** Neither to be deleted nor closed: of anybody else nothing is said. */
const isThere = and(isNull(users.deletedAt), isNull(users.disabledAt))
const CHILD = pick(users, 'firstName', 'lastName')

export async function selectRequestByToken(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ request: guardianRequests, child: CHILD })
    .from(guardianRequests)
    .innerJoin(users, eq(users.id, guardianRequests.userId))
    .where(and(eq(guardianRequests.tokenHash, tokenHash), gt(guardianRequests.expiresAt, now), isThere))
  return row
}

export async function selectAgreementByToken(db: Database, tokenHash: string) {
  const [row] = await db
    .select({ agreement: guardianAgreements, child: CHILD })
    .from(guardianAgreements)
    .innerJoin(users, eq(users.id, guardianAgreements.userId))
    .where(and(eq(guardianAgreements.tokenHash, tokenHash), isThere))
  return row
}

export async function insertAgreement(db: Database, agreement: typeof guardianAgreements.$inferInsert) {
  await db.insert(guardianAgreements).values(agreement)
}

/** Whatever stands ends, and is kept. Answers whether something did. */
export async function endAgreements(db: Database, userId: number, at: Date): Promise<boolean> {
  const ended = await db
    .update(guardianAgreements)
    .set({ withdrawnAt: at })
    .where(isStanding(userId))
    .returning({ id: guardianAgreements.id })
  return ended.length > 0
}
