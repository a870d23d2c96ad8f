import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/rows.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { pick } from '../../platform/pick.ts'
import { CommandFailed } from '../command.ts'

export async function findAccount(db: Database, username: string) {
  const account = await lockRow(db, users, and(eq(users.username, username), isNull(users.deletedAt)), {
    ...pick(users, 'id', 'username', 'role'),
  })
  if (!account) throw new CommandFailed(`There is no account "${username}".`)
  return account
}
