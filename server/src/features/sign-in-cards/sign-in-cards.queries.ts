import { and, between, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { selectRow } from '../../db/rows.ts'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { classPosters, picturePasswords, signInCards } from '../../db/schema/accounts/sign-in-cards.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { isHeldClass, isOwnClass, type Staff } from '../../domain/own-students.ts'
import { pick } from '../../platform/pick.ts'

/** A class that is held now: one's own, or any for an admin. */
export function selectClass(db: Database, staff: Staff, id: number) {
  const isReached = staff.role === 'admin' ? isHeldClass() : isOwnClass(staff.id)
  return selectRow(db, classes, and(eq(classes.id, id), isReached), pick(classes, 'id', 'name'))
}

const CARD = pick(signInCards, 'userId', 'createdAt', 'lastUsedAt')
export type EndedCard = Pick<typeof signInCards.$inferSelect, 'userId' | 'createdAt' | 'lastUsedAt'>

/** Nobody signs in with them until the transaction ends. */
export function lockCards(tx: Database, userIds: readonly number[]): Promise<EndedCard[]> {
  return tx
    .select(CARD)
    .from(signInCards)
    .where(inArray(signInCards.userId, [...userIds]))
    .orderBy(signInCards.userId)
    .for('update')
}

/** In the order of the accounts, so that two who print at once do not wait for each other. */
export async function saveCards(
  tx: Database,
  cards: readonly (typeof signInCards.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(signInCards)
    .values(cards.toSorted((a, b) => a.userId - b.userId))
    .onConflictDoUpdate({
      target: signInCards.userId,
      set: {
        classId: sql`excluded.class_id`,
        tokenHash: sql`excluded.token_hash`,
        createdBy: sql`excluded.created_by`,
        createdAt: sql`excluded.created_at`,
        lastUsedAt: null,
      },
    })
}

export const deleteCard = (tx: Database, userId: number): Promise<EndedCard[]> =>
  tx.delete(signInCards).where(eq(signInCards.userId, userId)).returning(CARD)

/** Also the cards of who has left it meanwhile. */
export const deleteCardsOfClass = (tx: Database, classId: number, userIds: readonly number[]) =>
  tx
    .delete(signInCards)
    .where(or(eq(signInCards.classId, classId), inArray(signInCards.userId, [...userIds])))
    .returning(CARD)

/**
 * What may have been begun with these cards: a session does not say by what it was begun, so all go that began between the making
 * of a card and its last use. Answers their ids.
 */
export async function deleteSessionsOfCards(tx: Database, cards: readonly EndedCard[]): Promise<number[]> {
  const begun = cards.flatMap(({ userId, createdAt, lastUsedAt }) =>
    lastUsedAt ? [and(eq(sessions.userId, userId), between(sessions.createdAt, createdAt, lastUsedAt))] : [],
  )
  if (begun.length === 0) return []
  const rows = await tx
    .delete(sessions)
    .where(or(...begun))
    .returning({ id: sessions.id })
  return rows.map(({ id }) => id)
}

export const selectPosterOf = (db: Database, classId: number) =>
  selectRow(db, classPosters, eq(classPosters.classId, classId), pick(classPosters, 'createdAt'))

export async function savePoster(tx: Database, poster: typeof classPosters.$inferInsert): Promise<void> {
  const { classId: _classId, ...set } = poster
  await tx.insert(classPosters).values(poster).onConflictDoUpdate({ target: classPosters.classId, set })
}

export async function deletePoster(tx: Database, classId: number): Promise<number> {
  const rows = await tx
    .delete(classPosters)
    .where(eq(classPosters.classId, classId))
    .returning({ id: classPosters.id })
  return rows.length
}

export async function deletePictures(tx: Database, userId: number): Promise<number> {
  const rows = await tx
    .delete(picturePasswords)
    .where(eq(picturePasswords.userId, userId))
    .returning({ id: picturePasswords.id })
  return rows.length
}
