import { and, eq, isNotNull, isNull, not, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { visualProjectVersions as versions, visualProjects } from '../../db/schema/study/visual-projects.ts'
import { isMadeByShielded } from '../../records/guardian/shield.ts'
import { isSeenToBy } from '../../records/own-pupils.ts'

type Reader = { id: number; role: string; isTeacher: boolean }

/** Shared, and still wanted by its owner, whatever adults say about it. */
const isShared = () =>
  and(
    eq(versions.kind, 'shared'),
    eq(visualProjects.isPublic, true),
    isNull(visualProjects.deletedAt),
    isNull(users.deletedAt),
  )

/** What everybody may see. */
const isInGallery = () =>
  and(
    isShared(),
    isNotNull(versions.approvedAt),
    isNull(visualProjects.hiddenAt),
    not(isMadeByShielded(visualProjects.userId)),
  )

/** What an adult has to look at: a teacher of their own pupils, an admin of everybody. */
function isLookedAfterBy(db: Database, { id, role, isTeacher }: Reader): SQL | undefined {
  if (role === 'admin') return isShared()
  return isTeacher ? and(isShared(), isSeenToBy(db, { id, role }, visualProjects.userId)) : undefined
}

/** The shared version of a project that the reader may see. */
export async function selectShared(db: Database, reader: Reader, projectId: number) {
  const [row] = await db
    .select({ project: visualProjects, version: versions, author: users.firstName })
    .from(versions)
    .innerJoin(visualProjects, eq(visualProjects.id, versions.projectId))
    .innerJoin(users, eq(users.id, visualProjects.userId))
    .where(and(eq(versions.projectId, projectId), or(isInGallery(), isLookedAfterBy(db, reader))))
  if (!row) return undefined
  const { blocks: _blocks, assets: _assets, ...project } = row.project
  return { ...project, version: row.version, author: row.author }
}
