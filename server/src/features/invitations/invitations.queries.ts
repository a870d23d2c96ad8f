import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { INVITATIONS_PER_PAGE } from '#contract/admin/invitations.ts'
import type { Database } from '../../db/database.ts'
import { insertForId, lockRow, updateRow } from '../../db/rows.ts'
import { invitations } from '../../db/schema/accounts/invitations.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { fullNameOf } from '../../domain/full-name.ts'

const selectWithMaker = (db: Database) =>
  db
    .select({
      invitation: invitations,
      createdBy: fullNameOf<string | null>(users),
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.createdBy))

export type ListedRow = Awaited<ReturnType<typeof selectWithMaker>>[number]

export function selectInvitations(db: Database, before: number | undefined): Promise<ListedRow[]> {
  return selectWithMaker(db)
    .where(before === undefined ? undefined : lt(invitations.id, before))
    .orderBy(desc(invitations.id))
    .limit(INVITATIONS_PER_PAGE)
}

export async function selectInvitation(db: Database, id: number): Promise<ListedRow | undefined> {
  const [row] = await selectWithMaker(db).where(eq(invitations.id, id))
  return row
}

export const insertInvitation = (db: Database, values: typeof invitations.$inferInsert) =>
  insertForId(db, invitations, values)

export const lockInvitation = (db: Database, id: number) => lockRow(db, invitations, eq(invitations.id, id))

export const renewInvitation = (db: Database, id: number, codeHash: string, expiresAt: Date) =>
  updateRow(db, invitations, { codeHash, expiresAt, revokedAt: null }, eq(invitations.id, id), {
    id: invitations.id,
  })

export const cancelInvitation = (db: Database, id: number, at: Date) =>
  updateRow(
    db,
    invitations,
    { revokedAt: sql`coalesce(${invitations.revokedAt}, ${at.toISOString()}::timestamptz)` },
    eq(invitations.id, id),
    { id: invitations.id },
  )

export const setCode = (db: Database, id: number, codeHash: string) =>
  updateRow(db, invitations, { codeHash }, and(eq(invitations.id, id), eq(invitations.uses, 0)), {
    id: invitations.id,
  })
