import type * as z from 'zod/mini'
import type { AuditAction } from '#contract/admin/audit-actions.ts'
import { type NewUser, userManagement } from '#contract/admin/users.ts'
import { GRACE_DAYS } from '#contract/profile/profile.ts'
import type { PlainReason } from '#contract/refusals/catalog.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../../db/database.ts'
import { describeDevice } from '../../../domain/describe-device.ts'
import { explainTakenName } from '../../../domain/explain-taken-name.ts'
import { hideAccount } from '../../../domain/hide-account.ts'
import { isLastAdmin, keepAnAdmin, listAdmins } from '../../../domain/keep-an-admin.ts'
import { tellOwner } from '../../../domain/notifications/tell-owner.ts'
import { requireGoodPassword } from '../../../domain/passwords/new-password.ts'
import { savePassword } from '../../../domain/passwords/stored-password.ts'
import { zoneOfNewAccount } from '../../../domain/school/school.ts'
import { deleteAllFactors } from '../../../domain/second-factor/second-factor.queries.ts'
import { writeAudit } from '../../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../../platform/app-error.ts'
import { recordReadings } from '../../../platform/requests/access.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { hashPassword } from '../../../platform/sessions/passwords.ts'
import { endSessions } from '../../../platform/sessions/sessions.ts'
import { type AdminRow, toAdminUser } from '../to-admin-user.ts'
import {
  countOpenTickets,
  countTeaching,
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
import { decideRole } from './decide-role.ts'

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
export function refuseSelf({ caller }: CallerContext, id: number, reason: PlainReason): void {
  if (caller.user.id === id) throw new AppError('conflict', reason)
}

/** Demo accounts are what the start-up lines say they are, until the operator takes them away. */
export function refuseDemo({ isDemo }: AdminRow): void {
  if (isDemo) throw new AppError('conflict', 'demoAccountManagedByCommand')
}

export function refuseDeleted({ deletedAt }: AdminRow): void {
  if (deletedAt) throw new AppError('conflict', 'accountDeleted')
}

export async function explainingNames<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw explainTakenName(error)
  }
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
    await savePassword(tx, id, hash, context.now())
    await leaveTrace(context, tx, 'user password set', id)
    await tellOwner({ ...context, db: tx }, seen, 'password_changed')
    const ended = await endSessions(tx, id)
    context.afterCommit(() => context.presence.endUser(id))
    return { signedOut: ended.length }
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
  const ended = await endSessions(db, id)
  afterCommit(() => presence.endUser(id))
  return { signedOut: ended.length }
}

const findPurge = (deletedAt: Date) => new Date(deletedAt.getTime() + GRACE_DAYS * DAY_MS)

/** Hidden and signed out at once. Signing in does not bring it back: only an admin does. */
export async function removeUser(context: CallerContext, id: number) {
  const { db, now } = context
  refuseSelf(context, id, 'ownAccountNotDeletable')
  const seen = foundOr404(await selectAccount(db, id), 'userNotFound')
  if (seen.role === 'admin') await keepAnAdmin(db, id)
  const row = foundOr404(await lockAccount(db, id), 'userNotFound')
  refuseDemo(row)
  await hideAccount(context, id)
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
