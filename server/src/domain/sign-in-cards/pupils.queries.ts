import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { picturePasswords, signInCards } from '../../db/schema/accounts/sign-in-cards.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { classEnrollments } from '../../db/schema/teaching/classes.ts'
import { pick } from '../../platform/pick.ts'
import { byName } from '../classroom/by-name.ts'

export type Pupil = Awaited<ReturnType<typeof selectPupils>>[number]

/** Who is in a class, with what they sign in by; as in every list of the classroom. */
export async function selectPupils(db: Database, classId: number) {
  const rows = await db
    .select({
      ...pick(users, 'id', 'firstName', 'lastName', 'grade', 'role', 'isTeacher', 'age', 'origin', 'isDemo'),
      card: pick(signInCards, 'classId', 'createdAt', 'lastUsedAt'),
      picturesSetAt: picturePasswords.createdAt,
    })
    .from(classEnrollments)
    .innerJoin(users, eq(users.id, classEnrollments.studentId))
    .leftJoin(signInCards, eq(signInCards.userId, users.id))
    .leftJoin(picturePasswords, eq(picturePasswords.userId, users.id))
    .where(
      and(
        eq(classEnrollments.classId, classId),
        eq(classEnrollments.status, 'active'),
        isNull(users.disabledAt),
        isNull(users.deletedAt),
      ),
    )
  return rows.sort(byName)
}

type NewPictures = { userId: number; hash: string; setBy: number }

/** In the order of the accounts, so that two who set pictures at once do not wait for each other. */
export async function savePictures(tx: Database, pictures: readonly NewPictures[], at: Date): Promise<void> {
  await tx
    .insert(picturePasswords)
    .values(pictures.toSorted((a, b) => a.userId - b.userId).map((one) => ({ ...one, createdAt: at })))
    .onConflictDoUpdate({
      target: picturePasswords.userId,
      set: { hash: sql`excluded.hash`, setBy: sql`excluded.set_by`, createdAt: sql`excluded.created_at` },
    })
}
