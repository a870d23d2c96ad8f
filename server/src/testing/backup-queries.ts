import { and, desc, eq, inArray, lt, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { users } from '../db/schema/accounts/users.ts'
import { backupRuns } from '../db/schema/operations/backup-runs.ts'

const find = new QueryBuilder()
const runs = () => find.select().from(backupRuns)
const LONG_AGO = new Date('2000-01-01T00:00:00Z')

/** How backups stand is on the admins' home, and is looked at every minute. */
export const BACKUP_QUERIES: [title: string, query: SQLWrapper][] = [
  ['the newest backup of all', runs().orderBy(desc(backupRuns.startedAt)).limit(1)],
  [
    'the newest good backup',
    runs()
      .where(inArray(backupRuns.outcome, ['proven']))
      .orderBy(desc(backupRuns.startedAt))
      .limit(1),
  ],
  [
    'the last backups with who asked for them',
    find
      .select()
      .from(backupRuns)
      .leftJoin(users, eq(users.id, backupRuns.requestedBy))
      .orderBy(desc(backupRuns.startedAt))
      .limit(20),
  ],
  [
    'backups that have gone silent',
    runs().where(and(eq(backupRuns.outcome, 'running'), lt(backupRuns.aliveAt, LONG_AGO))),
  ],
  ['backups that nobody has to remember', runs().where(lt(backupRuns.startedAt, LONG_AGO))],
]
