import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { emailProofs } from '../../../db/schema/accounts/email-proofs.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { isUsable } from '../../../domain/sign-in/is-usable.ts'

/** What a link proves, and the account that it is about. */
export async function selectProof(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ email: emailProofs.email, account: users })
    .from(emailProofs)
    .innerJoin(users, eq(users.id, emailProofs.userId))
    .where(and(eq(emailProofs.tokenHash, tokenHash), gt(emailProofs.expiresAt, now), isUsable()))
  return row
}
export type Proof = NonNullable<Awaited<ReturnType<typeof selectProof>>>
