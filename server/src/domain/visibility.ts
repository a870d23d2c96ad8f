import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { privacySettings } from '../db/schema/accounts/settings.ts'
import { users } from '../db/schema/accounts/users.ts'
import { classEnrollments, classes } from '../db/schema/teaching/classes.ts'

/** "Friends" are those who sit in the same active class. */
function isClassmate(viewerId: number, personId: AnyColumn): SQL {
  return sql`exists (select 1 from ${classEnrollments} mine
    join ${classEnrollments} theirs on theirs.class_id = mine.class_id
    join ${classes} on ${classes.id} = mine.class_id
    where mine.student_id = ${viewerId} and mine.status = 'active'
      and theirs.student_id = ${personId} and theirs.status = 'active'
      and ${classes.isActive} and ${classes.deletedAt} is null)`
}

/** Whether the viewer may see the profile of the `users` row that the query is about, beyond a first name and an initial. */
export function isVisibleTo(viewerId: number): SQL<boolean> {
  return sql<boolean>`(${users.id} = ${viewerId} or exists (select 1 from ${privacySettings}
    where ${privacySettings.userId} = ${users.id}
      and (${privacySettings.profileVisibility} = 'public'
        or (${privacySettings.profileVisibility} = 'friends' and ${isClassmate(viewerId, users.id)}))))`
}

/** First name and initial: nobody needs a child's full name. */
export function nameShortly({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const initial = lastName === '' ? '' : `${[...lastName][0]}.`
  return `${firstName} ${initial}`.trim()
}
