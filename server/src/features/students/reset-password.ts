import { and, eq, isNull } from 'drizzle-orm'
import type { students } from '#contract/teaching/students.ts'
import { mayTeacherReset } from '#engines/accounts/index.ts'
import { HOUR_SECONDS } from '#engines/days/durations.ts'
import type { PasswordOwner } from '#engines/passwords/index.ts'
import { makeWordPassword } from '#engines/passwords/word-password.ts'
import { lockRow, selectRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { notify } from '../../domain/notifications/notify.ts'
import { findNewPasswordFault, requireGoodPassword } from '../../domain/passwords/new-password.ts'
import { savePassword } from '../../domain/passwords/stored-password.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import { pick } from '../../platform/pick.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { createSecretDice } from '../../platform/secrets/secret-dice.ts'
import { hashPassword } from '../../platform/sessions/passwords.ts'
import { endSessions } from '../../platform/sessions/sessions.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'

/** More than the students of a teacher who come back from holidays. */
const RESET_LIMIT = { limit: 200, windowSeconds: HOUR_SECONDS }
/** From here on somebody can be asked to choose a password of their own. */
const LOWEST_CHOOSING_GRADE = 4
const MOST_DRAWS = 20

const COLUMNS = {
  ...pick(users, 'id', 'username', 'email', 'firstName', 'lastName', 'role', 'isTeacher'),
  ...pick(users, 'age', 'origin', 'grade'),
}

/**
 * A new password for a student of one's own, who has forgotten theirs: told once, never kept in clear. Whoever knew the old one
 * is out; two-step sign-in still asks for its code. The hash is made before the transaction opens: it takes a while.
 */
export async function resetPassword(
  context: CallerContext,
  { studentId, password: given }: Received<typeof students.resetPassword>,
) {
  const { db, caller, now, presence } = context
  await spendTry(context, 'tooManyTries', { name: `student-password:${caller.user.id}`, ...RESET_LIMIT })
  const student = foundOr404(
    await selectRow(db, users, and(eq(users.id, studentId), isNull(users.deletedAt)), COLUMNS),
    'studentNotFound',
  )
  if (!mayTeacherReset(student)) throw new AppError('conflict', 'passwordNotForTeacher')
  if (given !== undefined) requireGoodPassword(given, student)
  const password = given ?? makePassword(context, student)
  const hash = await hashPassword(password)
  const { signedOut, told } = await db.transaction(async (tx) => {
    // What it was allowed by may have changed while the hash was made.
    const locked = await lockRow(tx, users, and(eq(users.id, studentId), isNull(users.deletedAt)), COLUMNS)
    if (!mayTeacherReset(foundOr404(locked, 'studentNotFound')))
      throw new AppError('conflict', 'passwordNotForTeacher')
    await savePassword(tx, studentId, hash, now())
    const ended = await endSessions(tx, studentId)
    await writeAudit(
      { ...context, db: tx },
      { action: 'student password set', subjectType: 'user', subjectId: studentId },
    )
    const told =
      student.grade < LOWEST_CHOOSING_GRADE ? [] : await tellStudent({ ...context, db: tx }, studentId)
    return { signedOut: ended.length, told }
  })
  presence.endUser(studentId)
  presence.tell(told, { type: 'notifications' })
  return { username: student.username, password: given === undefined ? password : null, signedOut }
}

/** Asks them, when they sign in next, to choose a password of their own if they like. */
const tellStudent = (context: CallerContext, studentId: number) =>
  notify(context, [studentId], {
    kind: 'password_given',
    data: {},
    link: '/profile',
    occasion: context.now().toISOString(),
  })

/** Three words and a number, drawn from one secret token. Words that are the student's own name are drawn anew. */
function makePassword(context: CallerContext, student: PasswordOwner): string {
  for (let tries = 0; tries < MOST_DRAWS; tries++) {
    const password = makeWordPassword(createSecretDice(context))
    if (!findNewPasswordFault(password, student)) return password
  }
  throw new Error('no password could be made')
}
