import { isNotNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { secondFactors } from '../../db/schema/accounts/second-factors.ts'
import { type InvitationRow, selectOpen } from '../../domain/invitations/invitations.queries.ts'
import type { Desk } from '../command.ts'

/** What a restore has ended, and what an admin has to look after because it is again as it was at the backup. */
export async function tellRestored(
  db: Database,
  { now, say }: Pick<Desk, 'now' | 'say'>,
  isSpentKept: boolean,
): Promise<void> {
  say('Everybody signs in again. Links that were mailed to people and guardians no longer work.')
  say(
    'Passwords, two-step sign-in, sign-in cards, calendar addresses, and closed or deleted accounts are as they were then. Redo what you changed for safety.',
  )
  if (isSpentKept) {
    say('Recovery codes and invitations used or canceled since the backup stay so.')
    return
  }
  if ((await db.$count(secondFactors, isNotNull(secondFactors.confirmedAt))) > 0)
    say(
      'Recovery codes used since the backup work again. For people who used one: User Management → Reset two-step sign-in, then they set it up again.',
    )
  const open = await selectOpen(db, now())
  if (open.length === 0) return
  say('These invitations are open. Cancel any used or canceled since: User Management → Invitations.')
  for (const invitation of open) say(`  ${summarize(invitation)}`)
}

function summarize({ role, email, label, uses, mostUses, expiresAt }: InvitationRow): string {
  const whom = email ?? `printed, ${uses} of ${mostUses} used`
  return [role, whom, label, `until ${expiresAt.toISOString().slice(0, 10)}`].filter(Boolean).join(', ')
}
