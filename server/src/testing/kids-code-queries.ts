import { and, desc, eq, isNotNull, isNull, not, type SQL, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { users } from '../db/schema/accounts/users.ts'
import { visualProjectVersions as versions, visualProjects } from '../db/schema/study/visual-projects.ts'
import { isMadeByShielded } from '../domain/guardian/guardian.ts'
import { newestFirst } from '../domain/restorable.ts'

const ME = 77
const find = new QueryBuilder()

/** The newest shared projects, with who made them. */
function sharedProjects(condition: SQL | undefined): SQLWrapper {
  const isShared = and(
    eq(versions.kind, 'shared'),
    eq(visualProjects.isPublic, true),
    isNull(visualProjects.deletedAt),
    isNull(users.deletedAt),
  )
  return find
    .select({ id: versions.id, firstName: users.firstName })
    .from(versions)
    .innerJoin(visualProjects, eq(visualProjects.id, versions.projectId))
    .innerJoin(users, eq(users.id, visualProjects.userId))
    .where(and(isShared, condition))
    .orderBy(desc(versions.id))
    .limit(24)
}

/** What the studio, its gallery and those who look after it ask for. */
export const KIDS_CODE_QUERIES: [title: string, query: SQLWrapper][] = [
  [
    'own projects of Kids Code, newest first',
    find
      .select({ id: visualProjects.id })
      .from(visualProjects)
      .where(and(eq(visualProjects.userId, ME), isNull(visualProjects.deletedAt)))
      .orderBy(...newestFirst(visualProjects))
      .limit(24),
  ],
  [
    'the restore points of a project',
    find
      .select({ id: versions.id })
      .from(versions)
      .where(and(eq(versions.projectId, ME), eq(versions.kind, 'restore')))
      .orderBy(desc(versions.savedAt), desc(versions.id)),
  ],
  [
    'the gallery of Kids Code',
    sharedProjects(
      and(
        isNotNull(versions.approvedAt),
        isNull(visualProjects.hiddenAt),
        not(isMadeByShielded(visualProjects.userId)),
      ),
    ),
  ],
  [
    'shared projects that an adult has not looked at yet',
    sharedProjects(and(isNull(versions.approvedAt), isNull(versions.declinedAt))),
  ],
]
