import type { Database } from '../../db/database.ts'
import { emailProofs } from '../../db/schema/accounts/email-proofs.ts'
import { guardianRequests } from '../../db/schema/accounts/guardians.ts'
import { providerVisits } from '../../db/schema/accounts/identities.ts'
import { passkeyChallenges } from '../../db/schema/accounts/passkeys.ts'
import { passwordResets } from '../../db/schema/accounts/password-resets.ts'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { writeAudit } from '../write-audit.ts'
import { keepSpent, type Spent } from './keep-spent.ts'

/** What opens something for a while. Since the backup somebody may have been signed out, or have used their link. */
const OPENED = [
  sessions,
  passwordResets,
  emailProofs,
  guardianRequests,
  providerVisits,
  passkeyChallenges,
] as const

/**
 * Ends all of it, as a part of the restore: nothing that had ended comes back to life. Everybody signs in again. What was
 * used up or canceled in the database that goes stays so in the one that comes.
 */
export async function settleRestore(tx: Database, now: () => Date, spent: Spent | null): Promise<void> {
  for (const table of OPENED) await tx.delete(table)
  if (spent) await keepSpent(tx, spent)
  await writeAudit(
    { db: tx, now, caller: null, requestId: null },
    { action: 'backup restored', details: { by: 'command' } },
  )
}
