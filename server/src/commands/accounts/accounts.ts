import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Credentials, Email } from '#contract/accounts.ts'
import type { AuditAction } from '#contract/admin/audit-actions.ts'
import { say as sayRefusal } from '#contract/refusals/catalog.ts'
import { parseValue } from '#contract/refusals/parse-value.ts'
import type { PasswordOwner } from '#engines/passwords/index.ts'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/rows.ts'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { violatedUniqueConstraint } from '../../db/unique-violation.ts'
import { isLastAdmin, lockAdmins } from '../../domain/keep-an-admin.ts'
import { findNewPasswordFault } from '../../domain/passwords/new-password.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { pick } from '../../platform/pick.ts'
import { hashPassword } from '../../platform/sessions/passwords.ts'
import { type Command, CommandFailed, requireWord } from '../command.ts'

export const createAdmin: Command = {
  name: 'admin create',
  usage: '--username ada [--email …] [--first-name Ada] [--last-name Lovelace]',
  summary:
    'Makes an admin account. The password is the first line of standard input; without one it is made and shown once.',
  options: {
    username: { type: 'string' },
    email: { type: 'string' },
    'first-name': { type: 'string', default: 'Admin' },
    'last-name': { type: 'string', default: 'Account' },
  },
  takesPassword: true,
  async run({ database, now, say }, { options, password: given }) {
    if (options.username === undefined)
      throw new CommandFailed('Say what the admin is called: admin create --username ada.')
    const { password, isMade } = choosePassword(given)
    const credentials = readCredentials({ username: options.username, password })
    if (options.email !== undefined && !z.safeParse(Email, options.email).success)
      throw new CommandFailed(`"${options.email}" is not an email address.`)
    const { username } = credentials
    const [firstName, lastName] = [String(options['first-name']), String(options['last-name'])]
    const email = typeof options.email === 'string' ? options.email : null
    refuseWeak(credentials.password, { role: 'admin', username, firstName, lastName, email })
    const hashed = await hashPassword(credentials.password)
    try {
      await database.db.transaction(async (tx) => {
        const [made] = await tx
          .insert(users)
          .values({
            username,
            email,
            // Whoever runs the product answers for it.
            emailProvenAt: email === null ? null : now(),
            firstName,
            lastName,
            password: hashed,
            role: 'admin',
            origin: 'admin',
            grade: 12,
            gradeLevel: '12',
            // The operator knows the product; the newcomer's tour is for people who sign up.
            onboardingCompleted: true,
          })
          .returning({ id: users.id })
        await noteCommand(tx, now, 'user created', made?.id, { role: 'admin' })
      })
    } catch (error) {
      if (violatedUniqueConstraint(error))
        throw new CommandFailed(`The username "${username}" or that email is already taken.`)
      throw error
    }
    say(`The admin account "${username}" is ready.`)
    if (isMade) say(`Its password, shown only now: ${credentials.password}`)
  },
}

export async function findAccount(db: Database, username: string) {
  const account = await lockRow(db, users, and(eq(users.username, username), isNull(users.deletedAt)), {
    ...pick(users, 'id', 'username', 'role', 'isTeacher', 'firstName', 'lastName', 'email'),
  })
  if (!account) throw new CommandFailed(`There is no account "${username}".`)
  return account
}

/** As the sign-in form reads them. */
function readCredentials(given: { username: unknown; password: string }) {
  const parsed = parseValue(Credentials, given)
  if ('data' in parsed) return parsed.data
  throw new CommandFailed(parsed.refused.map(({ refusal }) => sayRefusal(refusal).message).join('\n'))
}

/** Whoever runs the product follows the rules that everybody follows. */
function refuseWeak(password: string, owner: PasswordOwner): void {
  const fault = findNewPasswordFault(password, owner)
  if (fault) throw new CommandFailed(sayRefusal(fault).message)
}

/** The one that was piped in, or a new one that is shown once. */
function choosePassword(given: string | null): { password: string; isMade: boolean } {
  return given === null
    ? { password: randomBytes(12).toString('base64url'), isMade: true }
    : { password: given, isMade: false }
}

/** Leaves in the audit log what the operator did to an account: nobody signed in did it. */
async function noteCommand(
  db: Database,
  now: () => Date,
  action: AuditAction,
  subjectId: number | undefined,
  details: Record<string, unknown> = {},
): Promise<void> {
  const subject = subjectId === undefined ? {} : { subjectId }
  await writeAudit(
    { db, now, caller: null, requestId: null },
    { action, subjectType: 'user', ...subject, details: { ...details, by: 'command' } },
  )
}

export const resetPassword: Command = {
  name: 'user reset',
  usage: '<username>',
  summary: 'Sets a new password, piped in or made and shown once, and signs the person out everywhere.',
  options: {},
  takesPassword: true,
  async run({ database, now, say }, input) {
    const username = requireWord(input, 'whose password: user reset ada')
    const { password, isMade } = choosePassword(input.password)
    readCredentials({ username, password })
    refuseWeak(password, await findAccount(database.db, username))
    const hashed = await hashPassword(password)
    await database.db.transaction(async (tx) => {
      const { id } = await findAccount(tx, username)
      await tx.update(users).set({ password: hashed, passwordChangedAt: now() }).where(eq(users.id, id))
      await tx.delete(sessions).where(eq(sessions.userId, id))
      await noteCommand(tx, now, 'user password set', id)
    })
    say(`"${username}" has a new password and is signed out everywhere.`)
    if (isMade) say(`The password, shown only now: ${password}`)
  },
}

export const disableUser: Command = {
  name: 'user disable',
  usage: '<username>',
  summary: 'Closes an account and signs it out everywhere; nothing of it is lost.',
  options: {},
  async run({ database, now, say }, input) {
    const username = requireWord(input, 'whom: user disable ada')
    await database.db.transaction(async (tx) => {
      const { id, role } = await findAccount(tx, username)
      if (role === 'admin' && isLastAdmin(await lockAdmins(tx), id))
        throw new CommandFailed(`"${username}" is the last admin. Make another one first.`)
      await tx.update(users).set({ disabledAt: now() }).where(eq(users.id, id))
      await tx.delete(sessions).where(eq(sessions.userId, id))
      await noteCommand(tx, now, 'user disabled', id)
    })
    say(`The account "${username}" is closed. Open it again with: user enable ${username}`)
  },
}

export const enableUser: Command = {
  name: 'user enable',
  usage: '<username>',
  summary: 'Opens a closed account again.',
  options: {},
  async run({ database, now, say }, input) {
    const username = requireWord(input, 'whom: user enable ada')
    await database.db.transaction(async (tx) => {
      const { id } = await findAccount(tx, username)
      await tx.update(users).set({ disabledAt: null }).where(eq(users.id, id))
      await noteCommand(tx, now, 'user enabled', id)
    })
    say(`The account "${username}" is open.`)
  },
}
