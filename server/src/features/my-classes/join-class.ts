import type { ClassBehindCode, MyClass } from '#contract/classroom/my-classes.ts'
import { readClassCode } from '#engines/classrooms/index.ts'
import type { Database } from '../../db/database.ts'
import { putIn } from '../../domain/classroom/enrollments.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { giveBackTry, type Limit, spendTry } from '../../platform/sessions/throttle.ts'
import {
  lockRunningClass,
  markDeclined,
  markInvited,
  markLeft,
  selectByCode,
  selectMyClasses,
  selectStanding,
} from './my-classes.queries.ts'

const QUARTER_HOUR_SECONDS = 15 * 60

/** Wrong codes only, of one student and of one place; a whole school may stand behind one address. */
function limitsOf({ caller, device }: CallerContext): Limit[] {
  return [
    { name: `join:${caller.user.id}`, limit: 10, windowSeconds: QUARTER_HOUR_SECONDS },
    { name: `join:@${device.address}`, limit: 200, windowSeconds: QUARTER_HOUR_SECONDS },
  ]
}

export async function lookUpClass(context: CallerContext, typed: string): Promise<ClassBehindCode> {
  const { name, subject, teacherName, isJoinOpen, status, isInvited } = await tryCode(context, typed)
  return { name, subject, teacherName, isJoinOpen: isJoinOpen || isInvited, isIn: status === 'active' }
}

export async function joinClass(context: CallerContext, typed: string): Promise<MyClass> {
  const { caller, now, transact } = context
  const studentId = caller.user.id
  const { id } = await tryCode(context, typed)
  return transact(async (tx) => {
    const { teacherId } = foundOr404(await lockRunningClass(tx, id), 'classNotFound')
    // Read again behind the lock: the code may be another one by now, or the doors closed.
    const room = await selectByCode(tx, studentId, readClassCode(typed))
    if (room?.id !== id) throw new AppError('not_found', 'classCodeUnknown')
    if (room.status === 'active') throw new AppError('conflict', 'alreadyInClass')
    if (room.status === 'removed') throw new AppError('conflict', 'removedFromClass')
    if (!room.isJoinOpen && !room.isInvited) throw new AppError('conflict', 'classClosedForJoining')
    return comeIn(context, tx, { classId: id, teacherId, at: now() })
  })
}

export async function leaveClass({ db, caller, presence, afterCommit }: CallerContext, classId: number) {
  const { teacherId } = foundOr404(await lockRunningClass(db, classId), 'classNotFound')
  const place = { studentId: caller.user.id, classId }
  foundOr404((await markLeft(db, place)) ?? (await markDeclined(db, place)), 'classNotFound')
  afterCommit(() => presence.tell([teacherId], { type: 'classes' }))
}

/** Who left or declined by mistake takes it back; whom the teacher has taken out does not. */
export async function comeBackToClass(context: CallerContext, classId: number): Promise<MyClass> {
  const { db, caller, now } = context
  const { teacherId } = foundOr404(await lockRunningClass(db, classId), 'classNotFound')
  const place = { studentId: caller.user.id, classId }
  const { status, consent } = foundOr404(await selectStanding(db, place), 'classNotFound')
  if (status === 'removed') throw new AppError('conflict', 'removedFromClass')
  if (consent === 'given' || consent === 'left') return comeIn(context, db, { classId, teacherId, at: now() })
  await markInvited(db, place)
  return readMine(context, db, { classId, teacherId })
}

export async function acceptInvitation(context: CallerContext, classId: number): Promise<MyClass> {
  const { db, caller, now } = context
  const { teacherId } = foundOr404(await lockRunningClass(db, classId), 'classNotFound')
  const { status } = foundOr404(
    await selectStanding(db, { studentId: caller.user.id, classId }),
    'classNotFound',
  )
  if (status === 'removed') throw new AppError('conflict', 'invitationWithdrawn')
  return comeIn(context, db, { classId, teacherId, at: now() })
}

type Place = { classId: number; teacherId: number }

async function comeIn(context: CallerContext, tx: Database, { at, ...place }: Place & { at: Date }) {
  await putIn(tx, place.classId, [context.caller.user.id], at)
  return readMine(context, tx, place)
}

/** The class as it stands now; open pages of both sides hear of it. */
async function readMine(
  { caller, now, presence, afterCommit }: CallerContext,
  tx: Database,
  { classId, teacherId }: Place,
): Promise<MyClass> {
  afterCommit(() => presence.tell([teacherId, caller.user.id], { type: 'classes' }))
  const [mine] = await selectMyClasses(tx, caller.user.id, now(), classId)
  return foundOr404(mine, 'classNotFound')
}

/** The class behind a code. The try counts before it is made, and is given back when the code was right. */
async function tryCode(context: CallerContext, typed: string) {
  const { db, caller } = context
  const limits = limitsOf(context)
  await spendTry(context, 'tooManyClassCodes', ...limits)
  const room = await selectByCode(db, caller.user.id, readClassCode(typed))
  if (!room) throw new AppError('not_found', 'classCodeUnknown')
  await giveBackTry(db, limits)
  return room
}
