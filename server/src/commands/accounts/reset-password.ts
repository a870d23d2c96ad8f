import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { Credentials } from '#contract/accounts.ts'
import { say as sayRefusal } from '#contract/refusals/catalog.ts'
import { readIssue } from '#contract/refusals/read-issue.ts'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { hashPassword } from '../../platform/sessions/passwords.ts'
import { type Command, CommandFailed, requireWord } from '../command.ts'
import { choosePassword } from './choose-password.ts'
import { findAccount } from './find-account.ts'
import { noteCommand } from './note-command.ts'

export const resetPassword: Command = {
  name: 'user reset',
  usage: '<username>',
  summary: 'Sets a new password, piped in or made and shown once, and signs the person out everywhere.',
  options: {},
  takesPassword: true,
  async run({ database, now, say }, input) {
    const username = requireWord(input, 'whose password: user reset ada')
    const { password, isMade } = choosePassword(input.password)
    const credentials = z.safeParse(Credentials, { username, password })
    if (!credentials.success) {
      throw new CommandFailed(
        credentials.error.issues.map((issue) => sayRefusal(readIssue(issue)).message).join('\n'),
      )
    }
    const hashed = await hashPassword(password)
    await database.db.transaction(async (tx) => {
      const { id } = await findAccount(tx, username)
      await tx.update(users).set({ password: hashed }).where(eq(users.id, id))
      await tx.delete(sessions).where(eq(sessions.userId, id))
      await noteCommand(tx, now, 'user password set', id)
    })
    say(`"${username}" has a new password and is signed out everywhere.`)
    if (isMade) say(`The password, shown only now: ${password}`)
  },
}
