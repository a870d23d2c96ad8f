import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { updateRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { domainOf } from '../../platform/sign-in-provider/identity-provider.ts'
import { notify } from '../notifications/notify.ts'
import { writeAudit } from '../write-audit.ts'

type ApproveDeps = Pick<Context, 'db' | 'now' | 'config' | 'requestId' | 'presence' | 'afterCommit'> & {
  caller: { user: { id: number } } | null
}

/** Who registered as a teacher and waits for an admin. */
export const isWaiting = and(
  isNotNull(users.approvalAskedAt),
  isNull(users.deletedAt),
  isNull(users.disabledAt),
)

/** Approves a teacher who waits, tells them and writes it down; false where nobody waits under that id. */
export async function approveTeacher(
  context: ApproveDeps,
  id: number,
  details: Record<string, unknown> = {},
): Promise<boolean> {
  const { db, now, presence, afterCommit } = context
  const change = { approvalAskedAt: null, updatedAt: now() }
  const row = await updateRow(db, users, change, and(eq(users.id, id), isWaiting), { id: users.id })
  if (!row) return false
  await writeAudit(context, { action: 'teacher approved', subjectType: 'user', subjectId: id, details })
  const told = await notify(context, [id], {
    kind: 'teacher_approved',
    data: {},
    link: '/teacher/dashboard',
    occasion: now().toISOString(),
  })
  afterCommit(() => {
    presence.tell([id], { type: 'account' })
    presence.tell(told, { type: 'notifications' })
  })
  return true
}

/**
 * Approves a waiting teacher whose proven address is of a domain that the operator has named as the school's. To be called
 * wherever an address has just been proven; false where nothing was to be approved.
 */
export async function approveByDomain(
  context: Omit<ApproveDeps, 'caller'>,
  userId: number,
): Promise<boolean> {
  const { db, config } = context
  if (config.teacherDomains.length === 0) return false
  const [account] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isWaiting, isNotNull(users.emailProvenAt)))
  if (!account?.email || !config.teacherDomains.includes(domainOf(account.email))) return false
  // Nobody approved it: the domain did.
  return approveTeacher({ ...context, caller: null }, userId, { by: 'domain' })
}
