import * as z from 'zod/mini'
import { Credentials, Email } from '#contract/accounts.ts'
import { say as sayRefusal } from '#contract/refusals/catalog.ts'
import { readIssue } from '#contract/refusals/read-issue.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { violatedUniqueConstraint } from '../../db/unique-violation.ts'
import { hashPassword } from '../../platform/sessions/passwords.ts'
import { type Command, CommandFailed } from '../command.ts'
import { choosePassword } from './choose-password.ts'
import { noteCommand } from './note-command.ts'

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
    const credentials = z.safeParse(Credentials, { username: options.username, password })
    if (!credentials.success) {
      throw new CommandFailed(
        credentials.error.issues.map((issue) => sayRefusal(readIssue(issue)).message).join('\n'),
      )
    }
    if (options.email !== undefined && !z.safeParse(Email, options.email).success)
      throw new CommandFailed(`"${options.email}" is not an email address.`)
    const { username } = credentials.data
    const hashed = await hashPassword(credentials.data.password)
    try {
      await database.db.transaction(async (tx) => {
        const [made] = await tx
          .insert(users)
          .values({
            username,
            email: typeof options.email === 'string' ? options.email : null,
            firstName: String(options['first-name']),
            lastName: String(options['last-name']),
            password: hashed,
            role: 'admin',
            grade: 12,
            gradeLevel: '12',
            // The operator knows the product; the newcomer's tour is for people who sign up.
            onboardingCompleted: true,
          })
          .returning({ id: users.id })
        await noteCommand(tx, now, 'user created', made?.id)
      })
    } catch (error) {
      if (violatedUniqueConstraint(error))
        throw new CommandFailed(`The username "${username}" or that email is already taken.`)
      throw error
    }
    say(`The admin account "${username}" is ready.`)
    if (isMade) say(`Its password, shown only now: ${credentials.data.password}`)
  },
}
