import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { CommandFailed } from '../command.ts'

export async function findAccount(db: Database, username: string) {
  const [account] = await db
    .select({ id: users.id, username: users.username, role: users.role })
    .from(users)
    .where(and(eq(users.username, username), isNull(users.deletedAt)))
    .for('update')
  if (!account) throw new CommandFailed(`There is no account "${username}".`)
  return account
}
