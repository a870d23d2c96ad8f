import { userManagement } from '#contract/admin/users.ts'
import { AGE_OF_CONSENT } from '#contract/onboarding/guardian.ts'
import { describeDevice } from '../../../domain/describe-device.ts'
import { isLastAdmin, listAdmins } from '../../../domain/keep-an-admin.ts'
import { foundOr404 } from '../../../platform/app-error.ts'
import { recordReadings } from '../../../platform/requests/record-readings.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { toAdminUser } from '../to-admin-user.ts'
import {
  countOpenTickets,
  countTeaching,
  hasClasses,
  selectAccount,
  selectAgreement,
  selectEnrollments,
  selectSessions,
} from './accounts.queries.ts'
import { findPurge } from './remove-user.ts'

export async function readUserPage(context: CallerContext, id: number) {
  const { db, caller, now } = context
  const account = foundOr404(await selectAccount(db, id), 'userNotFound')
  const { displayName, age, passwordChangedAt, deletionRequestedAt, ...row } = account
  await recordReadings(context, userManagement.one, id === caller.user.id ? [] : [id])
  const agreement = await selectAgreement(db, id)
  const isKept = row.deletedAt !== null && (await hasClasses(db, id))
  const admins = row.role === 'admin' ? await listAdmins(db) : []
  return {
    user: toAdminUser(row),
    displayName,
    passwordChangedAt,
    secondFactorSince: row.secondFactorSince,
    isDeletedByOwner: deletionRequestedAt !== null,
    purgedAt: row.deletedAt && !isKept ? findPurge(row.deletedAt) : null,
    guardian: {
      age,
      isNeeded: age !== null && age < AGE_OF_CONSENT,
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
