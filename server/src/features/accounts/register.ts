import type * as z from 'zod/mini'
import type { Registration, User } from '#contract/accounts.ts'
import { gradeAtRegistration, isTeacherRole } from '#engines/accounts/index.ts'
import { isTimeZone } from '#engines/days/index.ts'
import { explainTakenName } from '../../domain/explain-taken-name.ts'
import { readUser } from '../../domain/study-settings.ts'
import { foundOr404, refuseField } from '../../platform/app-error.ts'
import { pick } from '../../platform/pick.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { hashPassword } from '../../platform/sessions/passwords.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { insertUser, selectUser } from './accounts.queries.ts'
import { registrationLimits } from './limits.ts'
import { replaceSession } from './replace-session.ts'

/** Creates the account and signs it in. The hash is made before the transaction opens: it takes a while. */
export async function register(context: Context, form: z.output<typeof Registration>): Promise<User> {
  const decision = gradeAtRegistration(form.role, form.grade)
  if ('refused' in decision) throw refuseField('grade', decision.refused)
  await spendTry(context, 'tooManyAccounts', ...registrationLimits(context.device.address))

  const password = await hashPassword(form.password)
  const { id } = await context.transact(async (tx) => {
    try {
      const { id } = await insertUser(tx, {
        ...pick(form, 'username', 'email', 'firstName', 'lastName', 'role', 'languagePreference'),
        isTeacher: isTeacherRole(form.role),
        grade: decision.grade,
        gradeLevel: String(decision.grade),
        timezone: form.timezone && isTimeZone(form.timezone) ? form.timezone : undefined,
        password,
        createdAt: context.now(),
        updatedAt: context.now(),
      })
      // No more than that is kept for a repetition: names and addresses have no business in that table.
      return { id }
    } catch (error) {
      throw explainTakenName(error)
    }
  })
  await replaceSession(context, id)
  return readUser(context.db, foundOr404(await selectUser(context.db, id), 'accountNotFound'))
}
