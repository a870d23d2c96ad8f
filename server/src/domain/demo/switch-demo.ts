import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { testimonials } from '../../db/schema/operations/public-content.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { DEMO_ACCOUNTS, DEMO_CLASS } from '../demo-accounts.ts'
import { EXAMPLE_TESTIMONIALS, fillDemo } from './fill-demo.ts'
import { hasDemoSchool } from './school/demo-schools.queries.ts'

type SwitchDemoDeps = { db: Database; now: () => Date }

/** Makes the demo accounts that are missing and opens those that were closed. Answers their names. */
export async function openDemo({ db, now }: SwitchDemoDeps): Promise<string[]> {
  return db.transaction(async (tx) => {
    await fillDemo({ db: tx, now }, { hasSchool: await hasDemoSchool(tx) })
    await tx
      .update(users)
      .set({ disabledAt: null, updatedAt: now() })
      .where(and(isOfDemo, isNotNull(users.disabledAt)))
    await tx.update(classes).set({ isActive: true }).where(isDemoClass)
    await tx.update(testimonials).set({ deletedAt: null }).where(isExample)
    return listOpenDemo(tx)
  })
}

/**
 * Closes the demo accounts and signs them out, archives their classes and takes the examples off the landing page. Nothing is
 * lost: they come back as they were. Answers who was closed now.
 */
export async function closeDemo({ db, now }: SwitchDemoDeps): Promise<string[]> {
  return db.transaction(async (tx) => {
    const closed = await tx
      .update(users)
      .set({ disabledAt: now(), updatedAt: now() })
      .where(and(isOfDemo, isNull(users.disabledAt)))
      .returning({ id: users.id, username: users.username })
    const ids = closed.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.userId, ids))
    await tx.update(classes).set({ isActive: false }).where(isDemoClass)
    await tx
      .update(testimonials)
      .set({ deletedAt: now() })
      .where(and(isExample, isNull(testimonials.deletedAt)))
    return closed.map(({ username }) => username).toSorted()
  })
}

/** Who of them can sign in, where the product lets demo accounts in at all. */
export async function listOpenDemo(db: Database): Promise<string[]> {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(and(isDemoAccount, isNull(users.disabledAt), isNull(users.deletedAt)))
  return rows.map(({ username }) => username).toSorted()
}

/** By their names, which are indexed; a person's own account may have such a name by chance. */
const isDemoAccount = and(
  inArray(
    users.username,
    DEMO_ACCOUNTS.map(({ username }) => username),
  ),
  eq(users.isDemo, true),
)
/** The people of a demo school, too. */
const isOfDemo = eq(users.isDemo, true)
const isDemoClass = or(
  eq(classes.classCode, DEMO_CLASS.classCode),
  sql`${classes.teacherId} in (select ${users.id} from ${users} where ${isOfDemo})`,
)
const isExample = inArray(
  testimonials.content,
  EXAMPLE_TESTIMONIALS.map(({ content }) => content),
)
