import { and, eq, isNull, sql } from 'drizzle-orm'
import { MY_RESOURCES_PER_PAGE, type myResources } from '#contract/classroom/my-resources.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { teachingResources as resources } from '../../db/schema/teaching/teaching-resources.ts'
import { isForOneOf, selectClassesOfStudent } from '../../domain/classroom/given-work.ts'
import { afterCursor, newestFirst } from '../../domain/restorable.ts'
import { pick } from '../../platform/pick.ts'
import type { Received } from '../../platform/requests/serve.ts'
import { toType } from './save-resource.ts'
import { holdsWords, isOfType } from './teaching-resources.queries.ts'

/** What teachers keep for the classes that the student is in; never what they keep for themselves. */
export async function listOwnResources(
  db: Database,
  userId: number,
  { resourceType, search = '', before }: Omit<Received<typeof myResources.list>, 'id'>,
) {
  const given = await selectClassesOfStudent(db, userId)
  if (given.length === 0) return []
  const rows = await db
    .select({
      ...pick(resources, 'id', 'title', 'description', 'resourceType'),
      ...pick(resources, 'resourceUrl', 'thumbnailUrl', 'tags', 'createdAt'),
      className: classes.name,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(resources)
    .innerJoin(users, eq(users.id, resources.teacherId))
    .leftJoin(classes, eq(classes.id, resources.classId))
    .where(
      and(
        isForOneOf(given, resources, sql`${resources.isForAll}`),
        isNull(resources.deletedAt),
        isOfType(resourceType),
        holdsWords(search),
        afterCursor(resources, before),
      ),
    )
    .orderBy(...newestFirst(resources))
    .limit(MY_RESOURCES_PER_PAGE)
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    resourceType: toType(row.resourceType),
    teacherName: `${firstName} ${lastName}`.trim(),
  }))
}
