import { type EnrollmentStatus, type RosterRow, roster } from '#contract/teaching/roster.ts'
import type { Database } from '../../../db/database.ts'
import { invite, putIn } from '../../../domain/classroom/enrollments.ts'
import { findOwnClass, lockOwnClass } from '../../../domain/classroom/own-classes.ts'
import { notify } from '../../../domain/notifications/notify.ts'
import { toCsvFile } from '../../../domain/tables/write-csv.ts'
import { AppError, foundOr404, refuseField } from '../../../platform/app-error.ts'
import type { Deps } from '../../../platform/deps.ts'
import { recordReadings } from '../../../platform/requests/access.ts'
import type { CallerContext, Received } from '../../../platform/requests/serve.ts'
import { giveBackTry, spendTry } from '../../../platform/sessions/throttle.ts'
import { selectGroups } from '../groups/groups.queries.ts'
import { type Consent, selectRoster, selectStudentsByNames, updateStatus } from './roster.queries.ts'

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

/**
 * Anybody can register as a teacher, and whoever is in a class shows its teacher what they learn: students are asked,
 * unless the operator vouches for all teachers.
 */
export const isByInvitation = ({ config }: Pick<Deps, 'config'>): boolean => !config.canTeachersAddPupils

/** Asks students into the class or puts them in, and tells them; answers those who were not before. Lock the class first. */
export async function bringIn(
  context: CallerContext,
  tx: Database,
  room: { id: number; name: string },
  studentIds: readonly number[],
): Promise<number[]> {
  const at = context.now()
  if (isByInvitation(context)) {
    const invited = await invite(tx, room.id, studentIds, at)
    await tellOfInvitation(context, tx, room, invited)
    return invited
  }
  const added = await putIn(tx, room.id, studentIds, at)
  await tellOfEnrollment(context, tx, room, added)
  return added
}

/** What bringing in means for somebody who stands so to the class. */
export function findFate(
  deps: Pick<Deps, 'config'>,
  { status, consent }: { status: EnrollmentStatus | null; consent: Consent | null },
): Exclude<RosterRow['fate'], 'repeated' | 'error'> {
  if (status === 'active') return 'alreadyIn'
  if (!isByInvitation(deps)) return status === null ? 'enrol' : 'comeBack'
  if (consent === 'declined') return 'declined'
  return status === 'inactive' && consent === 'asked' ? 'alreadyInvited' : 'invite'
}

/** Why somebody cannot be brought in. */
export const REFUSALS = {
  alreadyIn: 'studentInClass',
  alreadyInvited: 'studentInvited',
  declined: 'studentDeclined',
} as const

export function isRefused(fate: string): fate is keyof typeof REFUSALS {
  return fate in REFUSALS
}

type Room = { id: number; name: string }

/** Nobody is put into a class without hearing of it: their teacher sees from now on what they learn. */
function tellOfEnrollment(
  context: CallerContext,
  tx: Database,
  room: Room,
  studentIds: readonly number[],
): Promise<void> {
  return tell(context, tx, room, studentIds, 'class_enrolled', context.now().toISOString())
}

/** Once a day for each class: asking again and again is no way to talk to a child. */
function tellOfInvitation(
  context: CallerContext,
  tx: Database,
  room: Room,
  studentIds: readonly number[],
): Promise<void> {
  return tell(context, tx, room, studentIds, 'class_invited', context.now().toISOString().slice(0, 10))
}

async function tell(
  { caller, now, presence, afterCommit }: CallerContext,
  tx: Database,
  room: Room,
  studentIds: readonly number[],
  kind: 'class_enrolled' | 'class_invited',
  moment: string,
): Promise<void> {
  const { firstName, lastName } = caller.user
  await notify({ db: tx, now }, studentIds, {
    kind,
    data: { name: `${firstName} ${lastName}`.trim(), title: room.name },
    link: '/learn/dashboard',
    occasion: `${room.id} ${moment}`,
  })
  afterCommit(() => presence.tell([caller.user.id, ...studentIds], { type: 'classes' }))
}

const HEADER = ['Last name', 'First name', 'Username', 'Grade', 'Groups', 'Joined']

/** Who has not agreed to be in the class is no more than a username, and nothing of them was seen. */
export async function listRoster(context: CallerContext, { id, status }: Received<typeof roster.list>) {
  const { db, caller } = context
  await findOwnClass(db, caller.user.id, id)
  const lines = await selectRoster(db, id, { status })
  const seen = lines.filter(({ consent }) => consent === 'given' || consent === 'left')
  const personIds = seen.map(({ studentId }) => studentId)
  await recordReadings(context, roster.list, personIds)
  return lines
}

/** The list of those who are in the class; it can be imported again into another one. */
export async function exportRoster(context: CallerContext, id: number) {
  const { db, caller } = context
  const { name } = await findOwnClass(db, caller.user.id, id)
  const groups = new Map((await selectGroups(db, id)).map((group) => [group.id, group.name]))
  const students = await selectRoster(db, id, { status: 'active' })
  const lines = students.map((line) => [
    line.lastName,
    line.firstName,
    line.username,
    line.grade ?? '',
    line.groupIds.map((groupId) => groups.get(groupId) ?? '').join('; '),
    line.enrolledAt.toISOString().slice(0, 10),
  ])
  const personIds = students.map(({ studentId }) => studentId)
  await recordReadings(context, roster.export, personIds)
  return toCsvFile(`${name}.csv`, [HEADER, ...lines])
}
