import { and, desc, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { normalizeCode } from '#engines/accounts/index.ts'
import type { Database } from '../../db/database.ts'
import { selectRow, updateRow } from '../../db/rows.ts'
import { invitations } from '../../db/schema/accounts/invitations.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'

/** A mailed token is looked up as it is, a printed code however it was typed. */
const isWith = (code: string) =>
  inArray(invitations.codeHash, [hashToken(code.trim()), hashToken(normalizeCode(code))])

const isUsable = (now: Date) =>
  and(
    isNull(invitations.revokedAt),
    gt(invitations.expiresAt, now),
    lt(invitations.uses, invitations.mostUses),
  )

export const selectUsable = (db: Database, code: string, now: Date) =>
  selectRow(db, invitations, and(isWith(code), isUsable(now)))

/** Takes one use; of two who come at once with the last one, one gets it. */
export const spendUse = (tx: Database, code: string, now: Date) =>
  updateRow(tx, invitations, { uses: sql`${invitations.uses} + 1` }, and(isWith(code), isUsable(now)))

export type InvitationRow = typeof invitations.$inferSelect

export const selectOpen = (db: Database, now: Date): Promise<InvitationRow[]> =>
  db.select().from(invitations).where(isUsable(now)).orderBy(desc(invitations.id))

export const isForOne = ({ mostUses }: Pick<InvitationRow, 'mostUses'>): boolean => mostUses === 1

/** Those that ran out before. */
export async function deleteExpired(db: Database, before: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, before))
}
