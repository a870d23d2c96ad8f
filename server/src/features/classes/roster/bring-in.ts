import type { EnrollmentStatus, RosterRow } from '#contract/teaching/roster.ts'
import type { Database } from '../../../db/database.ts'
import { invite, putIn } from '../../../domain/classroom/enrollments.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import type { Consent } from './roster.queries.ts'
import { tellOfEnrollment, tellOfInvitation } from './tell-students.ts'

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

type Standing = { status: EnrollmentStatus | null; consent: Consent | null }

/** What bringing in means for somebody who stands so to the class. */
export function findFate(
  deps: Pick<Deps, 'config'>,
  { status, consent }: Standing,
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
