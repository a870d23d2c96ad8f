import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { updateRow } from '../../../db/rows.ts'
import { classPosters, picturePasswords, signInCards } from '../../../db/schema/accounts/sign-in-cards.ts'
import { users } from '../../../db/schema/accounts/users.ts'
import { classEnrollments, classes } from '../../../db/schema/teaching/classes.ts'
import { isHeldClass } from '../../../domain/own-students.ts'
import { pick } from '../../../platform/pick.ts'
import { userColumns } from '../../../platform/sessions/sessions.ts'

/** Closed or deleted by whomever: a card brings no account back. */
const isOpen = and(isNull(users.disabledAt), isNull(users.deletedAt))

/** Whose card it is, also where it does not work, and whether its student is still in the class that printed it. */
export async function selectCard(db: Database, tokenHash: string) {
  const [row] = await db
    .select({ cardId: signInCards.id, account: userColumns, enrollmentId: classEnrollments.id })
    .from(signInCards)
    .innerJoin(users, eq(users.id, signInCards.userId))
    .leftJoin(classes, and(eq(classes.id, signInCards.classId), isHeldClass()))
    .leftJoin(
      classEnrollments,
      and(
        eq(classEnrollments.classId, classes.id),
        eq(classEnrollments.studentId, users.id),
        eq(classEnrollments.status, 'active'),
        isOpen,
      ),
    )
    .where(eq(signInCards.tokenHash, tokenHash))
  return row
}

/** Whether it is still there: who revokes it at the same moment waits, and then sees that it was used. */
export async function noteCardUse(tx: Database, cardId: number, at: Date): Promise<boolean> {
  const row = await updateRow(tx, signInCards, { lastUsedAt: at }, eq(signInCards.id, cardId), {
    id: signInCards.id,
  })
  return row !== undefined
}

/** The class that a poster hangs in. */
export async function selectPoster(db: Database, tokenHash: string) {
  const [row] = await db
    .select({ classId: classes.id, className: classes.name })
    .from(classPosters)
    .innerJoin(classes, and(eq(classes.id, classPosters.classId), isHeldClass()))
    .where(eq(classPosters.tokenHash, tokenHash))
  return row
}

/** A student of the class with the pictures that they tap. */
export async function selectPosterPupil(db: Database, classId: number, userId: number) {
  const [row] = await db
    .select({ account: userColumns, ...pick(picturePasswords, 'hash', 'createdAt') })
    .from(picturePasswords)
    .innerJoin(users, and(eq(users.id, picturePasswords.userId), isOpen))
    .innerJoin(
      classEnrollments,
      and(
        eq(classEnrollments.studentId, users.id),
        eq(classEnrollments.classId, classId),
        eq(classEnrollments.status, 'active'),
      ),
    )
    .where(eq(picturePasswords.userId, userId))
  return row
}
