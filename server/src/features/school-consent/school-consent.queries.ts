import { desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { EARLIER_CONSENTS_SHOWN } from '#contract/admin/school-consent.ts'
import type { Database } from '../../db/database.ts'
import { schoolConsents } from '../../db/schema/accounts/guardians.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { fullNameOf } from '../../domain/full-name.ts'
import { pick } from '../../platform/pick.ts'

const givers = alias(users, 'givers')
const withdrawers = alias(users, 'withdrawers')

const isStanding = isNull(schoolConsents.withdrawnAt)

const selectConsents = (db: Database) =>
  db
    .select({
      ...pick(schoolConsents, 'id', 'text', 'givenAt', 'withdrawnAt'),
      givenBy: fullNameOf<string | null>(givers),
      withdrawnBy: fullNameOf<string | null>(withdrawers),
    })
    .from(schoolConsents)
    .leftJoin(givers, eq(givers.id, schoolConsents.givenBy))
    .leftJoin(withdrawers, eq(withdrawers.id, schoolConsents.withdrawnBy))
    .$dynamic()

export async function selectStanding(db: Database) {
  const [row] = await selectConsents(db).where(isStanding)
  return row
}

export const selectEarlier = (db: Database) =>
  selectConsents(db)
    .where(isNotNull(schoolConsents.withdrawnAt))
    .orderBy(desc(schoolConsents.id))
    .limit(EARLIER_CONSENTS_SHOWN)

/** One admin after the other: of two who give it at once, both would find that none stands. */
export async function lockConsents(db: Database): Promise<void> {
  await db.execute(sql`lock table ${schoolConsents} in share row exclusive mode`)
}

type NewConsent = { text: string; givenBy: number; givenAt: Date }

export async function insertConsent(db: Database, consent: NewConsent): Promise<void> {
  await db.insert(schoolConsents).values(consent)
}

/** Answers whether one stood. */
export async function endStanding(
  db: Database,
  end: { withdrawnBy: number; withdrawnAt: Date },
): Promise<boolean> {
  const ended = await db
    .update(schoolConsents)
    .set(end)
    .where(isStanding)
    .returning({ id: schoolConsents.id })
  return ended.length > 0
}
