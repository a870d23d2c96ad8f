import type { EnrollmentStatus } from '#contract/teaching/roster.ts'
import type { Database } from '../../../db/database.ts'
import { putIn } from '../../../domain/classroom/enrollments.ts'
import { lockOwnClass } from '../../../domain/classroom/own-classes.ts'
import { AppError, foundOr404, refuseField } from '../../../platform/app-error.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { giveBackTry, spendTry } from '../../../platform/sessions/throttle.ts'
import { bringIn, findFate, isRefused, REFUSALS } from './bring-in.ts'
import { selectRoster, selectStudentsByNames, updateStatus } from './roster.queries.ts'
import { tellOfEnrollment } from './tell-students.ts'

/** Names that nobody has are counted: whoever guesses them to learn who has an account is slowed down. */
const WRONG_NAMES = { limit: 30, windowSeconds: 10 * 60 }

export async function enrollStudent(
  context: CallerContext,
  { id, username }: { id: number; username: string },
) {
  const { db, caller, transact } = context
  const limit = { name: `enrol:${caller.user.id}`, ...WRONG_NAMES }
  await spendTry(context, 'tooManyUnknownUsernames', limit)
  const enrolled = await transact(async (tx) => {
    const room = await lockOwnClass(tx, caller.user.id, id)
    const [student] = await selectStudentsByNames(tx, id, { usernames: [username.toLowerCase()], emails: [] })
    if (!student) throw refuseField('username', 'studentUsernameUnknown')
    const fate = findFate(context, student)
    if (isRefused(fate)) throw new AppError('conflict', REFUSALS[fate])
    await bringIn(context, tx, room, [student.id])
    return readLine(tx, id, student.id)
  })
  await giveBackTry(db, [limit])
  return enrolled
}

/**
 * Groups keep the place of who is taken out, so that taking it back is whole. Whom the teacher has taken out is taken
 * back at once, because they had agreed to be there; anybody else is asked.
 */
export async function setStatus(
  context: CallerContext,
  { id, studentId, status }: { id: number; studentId: number; status: EnrollmentStatus },
) {
  const { db, caller, presence, afterCommit } = context
  const room = await lockOwnClass(db, caller.user.id, id)
  const line = await readLine(db, id, studentId)
  if (status === 'active') await takeBack(context, room, line)
  else {
    await updateStatus(db, { classId: id, studentId }, status)
    afterCommit(() => presence.tell([caller.user.id, studentId], { type: 'classes' }))
  }
  return readLine(db, id, studentId)
}

type Line = Awaited<ReturnType<typeof readLine>>

async function takeBack(context: CallerContext, room: { id: number; name: string }, line: Line) {
  const { db, now } = context
  if (line.status === 'active') return
  const fate = findFate(context, line)
  if (isRefused(fate)) throw new AppError('conflict', REFUSALS[fate])
  if (line.consent !== 'given') await bringIn(context, db, room, [line.studentId])
  else await tellOfEnrollment(context, db, room, await putIn(db, room.id, [line.studentId], now()))
}

async function readLine(db: Database, classId: number, studentId: number) {
  const [line] = await selectRoster(db, classId, { studentId })
  return foundOr404(line, 'pupilNotFound')
}
