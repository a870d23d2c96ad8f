import type * as z from 'zod/mini'
import type { NewUser } from '#contract/admin/users.ts'
import type { CallerContext } from '../../../platform/requests/serve.ts'
import { hashPassword } from '../../../platform/sessions/passwords.ts'
import { toAdminUser } from '../to-admin-user.ts'
import { insertAccount } from './accounts.queries.ts'
import { decideRole } from './decide-role.ts'
import { leaveTrace } from './leave-trace.ts'
import { explainingNames } from './refusals.ts'

/** The hash is made before the transaction opens: it takes a while. */
export async function createUser(context: CallerContext, form: z.output<typeof NewUser>) {
  const { role, isTeacher, grade } = decideRole(null, form)
  const password = await hashPassword(form.password)
  return context.transact(async (tx) => {
    const row = await explainingNames(() =>
      insertAccount(tx, {
        username: form.username,
        email: form.email ?? null,
        firstName: form.firstName,
        lastName: form.lastName,
        role,
        isTeacher,
        grade,
        gradeLevel: String(grade),
        password,
        createdAt: context.now(),
        updatedAt: context.now(),
      }),
    )
    await leaveTrace(context, tx, 'user created', row.id, { role, grade })
    return toAdminUser(row)
  })
}
