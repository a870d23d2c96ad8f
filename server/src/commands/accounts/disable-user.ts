import { eq } from 'drizzle-orm'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { isLastAdmin, lockAdmins } from '../../domain/keep-an-admin.ts'
import { type Command, CommandFailed, requireWord } from '../command.ts'
import { findAccount } from './find-account.ts'
import { noteCommand } from './note-command.ts'

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
