import type * as z from 'zod/mini'
import type { AuditAction } from '#contract/admin/audit-actions.ts'
import { type NewUser, type UserChange, userManagement } from '#contract/admin/users.ts'
import { GRACE_DAYS } from '#contract/profile/profile.ts'
import type { PlainReason } from '#contract/refusals/catalog.ts'
import { gradeAtRegistration, isTeacherRole, type Role } from '#engines/accounts/index.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../../db/database.ts'
import { approveTeacher } from '../../../domain/approvals/approve-teacher.ts'
import { describeDevice } from '../../../domain/describe-device.ts'
import { explainTakenName } from '../../../domain/explain-taken-name.ts'
import { isLastAdmin, keepAnAdmin, listAdmins } from '../../../domain/keep-an-admin.ts'
import { tellOwner } from '../../../domain/notifications/tell-owner.ts'
import { requireGoodPassword } from '../../../domain/passwords/new-password.ts'
import { deleteProofs, deleteResets } from '../../../domain/proven-email/email-proofs.queries.ts'
import { askForProof } from '../../../domain/proven-email/send-proof.ts'
import { warnOldAddress } from '../../../domain/proven-email/settle-proof.ts'
import { zoneOfNewAccount } from '../../../domain/school/school.ts'
import { deleteAllFactors } from '../../../domain/second-factor/second-factor.queries.ts'
import { writeAudit } from '../../../domain/write-audit.ts'
import { AppError, foundOr404, refuseField } from '../../../platform/app-error.ts'
import { recordReadings } from '../../../platform/requests/access.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { hashPassword } from '../../../platform/sessions/passwords.ts'
import { type AdminRow, toAdminUser } from '../to-admin-user.ts'
import {
  countOpenTickets,
  countTeaching,
  deleteSessions,
  hasClasses,
  insertAccount,
  isNameless,
  lockAccount,
  selectAccount,
  selectAgreement,
  selectEnrollments,
  selectSessions,
  updateAccount,
} from './accounts.queries.ts'

type Change = { id: number } & z.output<typeof UserChange>

/** Sessions go on with the new role from their next call; only who is shut out loses them. */
export async function changeUser(context: CallerContext, { id, ...change }: Change) {
  const { db, now, presence, afterCommit } = context
  const seen = foundOr404(await selectAccount(db, id), 'userNotFound')
  const isLosingAdmin =
    seen.role === 'admin' && ((change.role ?? 'admin') !== 'admin' || change.disabled === true)
  if (isLosingAdmin) {
    refuseSelf(context, id, 'ownAdminRightsKept')
    await keepAnAdmin(db, id)
  }
  const before = foundOr404(await lockAccount(db, id), 'userNotFound')
  refuseDeleted(before)
  if (change.role !== undefined && change.role !== before.role) refuseDemo(before)

  const standing = decideRole(before, change)
  const disabledAt =
    change.disabled === undefined ? before.disabledAt : change.disabled ? (before.disabledAt ?? now()) : null
  // An admin who says what somebody is has approved it.
  const isSettled = change.role !== undefined && before.approvalAskedAt !== null
  const isApproved = isSettled && standing.isTeacher && !disabledAt
  const { firstName, lastName, email, age } = change
  const isNewEmail = email !== undefined && email?.toLowerCase() !== before.email?.toLowerCase()
  const changed = await explainingNames(() =>
    updateAccount(db, id, {
      ...standing,
      gradeLevel: String(standing.grade),
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(email !== undefined && { email }),
      ...(age !== undefined && { age }),
      ...(isNewEmail && { emailProvenAt: null }),
      ...(isSettled && !isApproved && { approvalAskedAt: null }),
      disabledAt,
      updatedAt: now(),
    }),
  )
  if (isApproved) await approveTeacher(context, id, { by: 'role' })
  const after = isApproved ? { ...changed, approvalAskedAt: null } : changed
  if (isNewEmail) await followEmail(context, before, after)
  const details = {
    ...listChanges(before, after),
    ...(isSettled && !isApproved && { isWaitingForApproval: { from: true, to: false } }),
  }
  const isNewRole = 'role' in details || 'isTeacher' in details
  if (Object.keys(details).length > 0)
    await leaveTrace(context, db, isNewRole ? 'user role changed' : 'user changed', id, details)
  if (!before.disabledAt && disabledAt) {
    await deleteSessions(db, id)
    await leaveTrace(context, db, 'user disabled', id)
    afterCommit(() => presence.endUser(id))
  } else if (before.disabledAt && !disabledAt) await leaveTrace(context, db, 'user enabled', id)
  else afterCommit(() => presence.tell([id], { type: 'account' }))
  return toAdminUser(after)
}

/**
 * A slip of the pen must not hand over an account that holds somebody's work: unlike the address that a new account comes
 * with, another one has to be proven, by the link that goes there or by an admin's own word.
 */
async function followEmail(context: CallerContext, before: AdminRow, after: AdminRow): Promise<void> {
  const { db } = context
  await deleteProofs(db, after.id)
  await deleteResets(db, after.id)
  warnOldAddress(context, before)
  if (after.email !== null) await askForProof(context, { ...after, email: after.email })
}

/** Roles and grades as they were and are; of names and addresses only that they changed. */
function listChanges(before: AdminRow, after: AdminRow): Record<string, unknown> {
  const told = (['role', 'isTeacher', 'grade', 'age'] as const).filter(
    (field) => before[field] !== after[field],
  )
  const untold = (['firstName', 'lastName', 'email'] as const).filter(
    (field) => before[field] !== after[field],
  )
  return {
    ...Object.fromEntries(told.map((field) => [field, { from: before[field], to: after[field] }])),
    ...(untold.length > 0 && { fields: untold }),
  }
}

/** Who did what to an account, in the transaction that does it. */
export function leaveTrace(
  context: CallerContext,
  db: Database,
  action: AuditAction,
  userId: number,
  details: Record<string, unknown> = {},
): Promise<void> {
  return writeAudit({ ...context, db }, { action, subjectType: 'user', subjectId: userId, details })
}

/** Nobody shuts themself out by a slip: what would do so is for another admin, or for the own profile. */
function refuseSelf({ caller }: CallerContext, id: number, reason: PlainReason): void {
  if (caller.user.id === id) throw new AppError('conflict', reason)
}

/** Demo accounts are what the start-up lines say they are, until the operator takes them away. */
function refuseDemo({ isDemo }: AdminRow): void {
  if (isDemo) throw new AppError('conflict', 'demoAccountManagedByCommand')
}

function refuseDeleted({ deletedAt }: AdminRow): void {
  if (deletedAt) throw new AppError('conflict', 'accountDeleted')
}

async function explainingNames<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw explainTakenName(error)
  }
}

type Standing = { role: Role; isTeacher: boolean; grade: number }

/** What an account is after a change: the grade and the teacher flag go with the role where they are not given. */
function decideRole(
  before: Standing | null,
  change: { role?: Role | undefined; isTeacher?: boolean | undefined; grade?: number | undefined },
): Standing {
  const role = change.role ?? before?.role ?? 'student'
  const isNewRole = role !== before?.role
  const isTeacher = change.isTeacher ?? (isNewRole ? isTeacherRole(role) : (before?.isTeacher ?? false))
  if (isTeacherRole(role) && !isTeacher) throw refuseField('isTeacher', 'teacherWithoutTeacherPages')
  if (role === 'student' && isTeacher) throw refuseField('isTeacher', 'studentWithTeacherPages')
  if (role !== 'student' && change.grade === undefined && !isNewRole && before)
    return { role, isTeacher, grade: before.grade }
  const wanted = change.grade ?? (isNewRole ? undefined : before?.grade)
  if (role === 'student' && wanted === undefined) throw refuseField('grade', 'studentGradeRequired')
  const decision = gradeAtRegistration(role, wanted)
  if ('refused' in decision) throw refuseField('grade', decision.refused)
  return { role, isTeacher, grade: decision.grade }
}

/** The hash is made before the transaction opens: it takes a while. */
export async function createUser(context: CallerContext, form: z.output<typeof NewUser>) {
  const { role, isTeacher, grade } = decideRole(null, form)
  requireGoodPassword(form.password, { ...form, role, isTeacher })
  const password = await hashPassword(form.password)
  return context.transact(async (tx) => {
    const zone = await zoneOfNewAccount(tx)
    const row = await explainingNames(() =>
      insertAccount(tx, {
        username: form.username,
        email: form.email ?? null,
        // The school answers for the addresses that it gives.
        emailProvenAt: form.email ? context.now() : null,
        firstName: form.firstName,
        lastName: form.lastName,
        role,
        isTeacher,
        grade,
        gradeLevel: String(grade),
        origin: 'admin',
        ...zone,
        password,
        passwordChangedAt: context.now(),
        createdAt: context.now(),
        updatedAt: context.now(),
      }),
    )
    await leaveTrace(context, tx, 'user created', row.id, { role, grade })
    return toAdminUser(row)
  })
}

/** Whoever knew the old password is out. The hash is made before the transaction opens: it takes a while. */
export async function setPassword(
  context: CallerContext,
  { id, password }: { id: number; password: string },
) {
  refuseSelf(context, id, 'changeOwnPasswordInProfile')
  const seen = foundOr404(await selectAccount(context.db, id), 'userNotFound')
  refuseDeleted(seen)
  refuseDemo(seen)
  requireGoodPassword(password, seen)
  const hash = await hashPassword(password)
  return context.transact(async (tx) => {
    refuseDeleted(foundOr404(await lockAccount(tx, id), 'userNotFound'))
    await updateAccount(tx, id, {
      password: hash,
      passwordChangedAt: context.now(),
      updatedAt: context.now(),
    })
    await leaveTrace(context, tx, 'user password set', id)
    await tellOwner({ ...context, db: tx }, seen, 'password_changed')
    const signedOut = await deleteSessions(tx, id)
    context.afterCommit(() => context.presence.endUser(id))
    return { signedOut }
  })
}

/** For who has lost the phone, the passkeys and the codes for recovery. They sign in with the password and set it up anew. */
export async function resetSecondFactor(context: CallerContext, id: number) {
  const { db, presence, afterCommit } = context
  refuseSelf(context, id, 'switchOffOwnSecondFactor')
  const row = foundOr404(await lockAccount(db, id), 'userNotFound')
  refuseDeleted(row)
  if (!row.secondFactorSince) throw new AppError('conflict', 'secondFactorNotOn')
  await deleteAllFactors(db, id, context.now())
  await leaveTrace(context, db, 'user second factor reset', id)
  await tellOwner(context, row, 'authenticator_removed')
  const signedOut = await deleteSessions(db, id)
  afterCommit(() => presence.endUser(id))
  return { signedOut }
}

const findPurge = (deletedAt: Date) => new Date(deletedAt.getTime() + GRACE_DAYS * DAY_MS)

/** Hidden and signed out at once. Signing in does not bring it back: only an admin does. */
export async function removeUser(context: CallerContext, id: number) {
  const { db, now, presence, afterCommit } = context
  refuseSelf(context, id, 'ownAccountNotDeletable')
  const seen = foundOr404(await selectAccount(db, id), 'userNotFound')
  if (seen.role === 'admin') await keepAnAdmin(db, id)
  const row = foundOr404(await lockAccount(db, id), 'userNotFound')
  refuseDemo(row)
  if (row.deletedAt) throw new AppError('not_found', 'userNotFound')
  await updateAccount(db, id, { deletedAt: now(), deletionRequestedAt: null, updatedAt: now() })
  await deleteSessions(db, id)
  await leaveTrace(context, db, 'user deleted', id)
  afterCommit(() => presence.endUser(id))
  return { purgedAt: findPurge(now()) }
}

export async function restoreUser(context: CallerContext, id: number) {
  const { db, now } = context
  const row = foundOr404(await lockAccount(db, id), 'userNotFound')
  if (!row.deletedAt) return toAdminUser(row)
  if (await isNameless(db, id)) throw new AppError('conflict', 'accountErased')
  const after = await updateAccount(db, id, { deletedAt: null, deletionRequestedAt: null, updatedAt: now() })
  await leaveTrace(context, db, 'user restored', id)
  return toAdminUser(after)
}

export async function readUserPage(context: CallerContext, id: number) {
  const { db, caller, now } = context
  const account = foundOr404(await selectAccount(db, id), 'userNotFound')
  const { isChild, isCoveredBySchool, passwordChangedAt, deletionRequestedAt, ...row } = account
  await recordReadings(context, userManagement.one, id === caller.user.id ? [] : [id])
  const agreement = await selectAgreement(db, id)
  const isKept = row.deletedAt !== null && (await hasClasses(db, id))
  const admins = row.role === 'admin' ? await listAdmins(db) : []
  return {
    user: toAdminUser(row),
    displayName: row.displayName,
    emailProvenAt: row.emailProvenAt,
    passwordChangedAt,
    secondFactorSince: row.secondFactorSince,
    isDeletedByOwner: deletionRequestedAt !== null,
    purgedAt: row.deletedAt && !isKept ? findPurge(row.deletedAt) : null,
    guardian: {
      age: row.age,
      isNeeded: isChild,
      isBySchool: isChild && isCoveredBySchool,
      agreedAt: agreement?.agreedAt ?? null,
      name: agreement?.name ?? null,
    },
    sessions: (await selectSessions(db, id, now())).map(({ userAgent, ...session }) => ({
      ...session,
      ...describeDevice(userAgent),
      isOwn: session.id === caller.sessionId,
    })),
    openTickets: await countOpenTickets(db, id),
    teaching: await countTeaching(db, [id]),
    enrolledIn: await selectEnrollments(db, id),
    isSelf: id === caller.user.id,
    isLastAdmin: isLastAdmin(admins, id),
  }
}
