import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Access } from '#contract/access.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { Id } from '#contract/fields.ts'
import { hasRow } from '../../db/rows.ts'
import { guardianships, isChildOf } from '../../db/schema/accounts/families.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import type { Caller } from '../sessions/sessions.ts'
import { hasStaffPowers, isHeldBack, isWaitingForApproval } from '../sessions/staff-powers.ts'

type Attempt = { deps: Deps; endpoint: Endpoint; caller: Caller; personId: number; requestId: string }
type Verdict = boolean | Promise<boolean>

/**
 * What each rule of the contract means. A refusal by role answers 403; someone else's thing is answered by `refuse`. Where
 * the query itself decides, it asks `hasStaffPowers` before it finds more than the caller's own.
 */
const RULES: Record<Exclude<Access, 'public'>, (attempt: Attempt) => Verdict> = {
  signedIn: () => true,
  owner: () => true,
  ownerOrStaff: () => true,
  self: ({ caller, personId }) => caller.user.id === personId,
  selfOrStaff: async (attempt) => {
    if (attempt.caller.user.id === attempt.personId) return true
    if (!hasStaffPowers(attempt.deps.config, attempt.caller.user)) return false
    const isStaff = attempt.caller.user.role === 'admin' || (await isTeacherOf(attempt))
    return isStaff && recordVisit(attempt)
  },
  teacher: ({ caller }) => caller.user.isTeacher,
  teacherOf: async (attempt) => (await isTeacherOf(attempt)) && recordVisit(attempt),
  staffOf: async (attempt) => {
    const isStaff = attempt.caller.user.role === 'admin' || (await isTeacherOf(attempt))
    return isStaff && recordVisit(attempt)
  },
  ownerTeacher: ({ caller }) => caller.user.isTeacher,
  classMember: () => true,
  student: ({ caller }) => caller.user.role === 'student' || caller.user.role === 'college',
  professional: ({ caller }) => caller.user.role === 'professional',
  ownerProfessional: ({ caller }) => caller.user.role === 'professional',
  readerProfessional: ({ caller }) => caller.user.role === 'professional',
  college: ({ caller }) => caller.user.role === 'college',
  admin: ({ caller }) => caller.user.role === 'admin',
  guardian: ({ caller }) => caller.user.role === 'guardian',
  ownerGuardian: ({ caller }) => caller.user.role === 'guardian',
  guardianOf: async (attempt) => (await isGuardianOf(attempt)) && recordVisit(attempt),
  monitor: ({ caller }) => caller.user.role === 'admin' || caller.user.isTeacher,
}

/** What an account may do because it teaches or administers. */
const FOR_STAFF: readonly Access[] = ['teacher', 'teacherOf', 'staffOf', 'ownerTeacher', 'admin', 'monitor']
/** What a teacher prepares with before an admin has approved them. */
const FOR_PREPARING: readonly Access[] = ['teacher', 'ownerTeacher']

const ABOUT_A_PERSON: readonly Access[] = ['self', 'selfOrStaff', 'teacherOf', 'staffOf', 'guardianOf']

export async function checkAccess(
  deps: Deps,
  endpoint: Endpoint,
  caller: Caller | null,
  params: Record<string, string>,
  requestId: string,
): Promise<void> {
  if (endpoint.access === 'public') return
  if (!caller) throw new AppError('not_signed_in', askToSignIn(deps, endpoint))
  const personId = readPersonId(endpoint, params)
  if (lacksSecondFactor(deps, endpoint, caller)) throw new AppError('not_allowed', 'secondFactorRequired')
  if (lacksApproval(endpoint, caller)) throw new AppError('not_allowed', 'approvalNeeded')
  if (await RULES[endpoint.access]({ deps, endpoint, caller, personId, requestId })) return
  throw refuse(endpoint, caller)
}

/** There is no way to sign in to a public demo, only one to begin. */
const askToSignIn = ({ config }: Deps, { signedOut }: Endpoint) =>
  config.publicDemo ? 'demoStartedOver' : (signedOut ?? 'signInRequired')

/** Others are refused by role, whatever their sign-in takes. */
function lacksSecondFactor({ config }: Deps, { access, isForEnrolling }: Endpoint, { user }: Caller) {
  return !isForEnrolling && FOR_STAFF.includes(access) && isHeldBack(config, user)
}

function lacksApproval({ access, isForEnrolling, reachesOthers }: Endpoint, { user }: Caller): boolean {
  if (isForEnrolling || !isWaitingForApproval(user)) return false
  return reachesOthers === true || (FOR_STAFF.includes(access) && !FOR_PREPARING.includes(access))
}

/** Odd ids stop here: the rules ask and write the database, which knows whole numbers of a certain size only. */
function readPersonId({ access, person }: Endpoint, params: Record<string, string>): number {
  if (!ABOUT_A_PERSON.includes(access)) return Number.NaN
  const id = z.safeParse(Id, person ? params[person] : Object.values(params)[0])
  if (!id.success) throw new AppError('not_found', 'notFound')
  return id.data
}

/** Ids must tell nothing, so another person's thing is simply not there, unless the documents name a text. */
function refuse(endpoint: Endpoint, caller: Caller): AppError {
  if (endpoint.forbidden) return new AppError('not_allowed', endpoint.forbidden)
  return ABOUT_A_PERSON.includes(endpoint.access) && hasRoleFor(endpoint, caller)
    ? new AppError('not_found', 'notFound')
    : new AppError('not_allowed', 'accessDenied')
}

/** Whoever lacks even the role is told so; to the others people who are not theirs are not there. */
function hasRoleFor({ access }: Endpoint, { user }: Caller): boolean {
  if (access === 'teacherOf') return user.isTeacher
  if (access === 'staffOf') return user.isTeacher || user.role === 'admin'
  return access !== 'guardianOf' || user.role === 'guardian'
}

/** Of an account that is to be deleted its guardians see nothing more, as its owner does. */
async function isGuardianOf({ deps, caller, personId }: Attempt): Promise<boolean> {
  if (caller.user.role !== 'guardian') return false
  const isThere = and(eq(users.id, personId), isNull(users.deletedAt))
  return (
    (await hasRow(deps.db, guardianships, isChildOf(caller.user.id, personId))) &&
    hasRow(deps.db, users, isThere)
  )
}

async function isTeacherOf({ deps, caller, personId }: Attempt): Promise<boolean> {
  if (!caller.user.isTeacher) return false
  const [row] = await deps.db
    .select({ id: classEnrollments.id })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .where(
      and(
        eq(classEnrollments.studentId, personId),
        eq(classEnrollments.status, 'active'),
        eq(classes.teacherId, caller.user.id),
        eq(classes.isActive, true),
        isNull(classes.deletedAt),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Whoever is let in to another person's data leaves a trace first. */
async function recordVisit({ deps, endpoint, caller, personId, requestId }: Attempt): Promise<true> {
  await recordReadings({ ...deps, caller, requestId }, endpoint, [personId])
  return true
}

/** Writes down that somebody looked at the data of these people: one look is one entry, however many it showed. */
export async function recordReadings(
  { db, now, caller, requestId }: Pick<Deps, 'db' | 'now'> & { caller: Caller; requestId: string },
  endpoint: Endpoint,
  personIds: readonly number[],
  details: Record<string, unknown> = {},
): Promise<void> {
  const [personId, ...others] = personIds
  if (personId === undefined) return
  await db.insert(auditLog).values({
    actorId: caller.user.id,
    action: `${endpoint.method} ${endpoint.path}`,
    subjectType: 'user',
    ...(others.length === 0
      ? { subjectId: personId, details }
      : { details: { ...details, personIds: [...personIds] } }),
    requestId,
    createdAt: now(),
  })
}
