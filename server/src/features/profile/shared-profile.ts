import { and, eq, isNull, not } from 'drizzle-orm'
import type { SharedProfile } from '#contract/profile/profile.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { isShielded } from '../../domain/guardian/shield.ts'
import { readStudySettings } from '../../domain/study-settings.ts'
import { isVisibleTo, nameShortly } from '../../domain/visibility.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import { pick } from '../../platform/pick.ts'
import { selectBadges } from './profile.queries.ts'
import { selectPrivacy } from './settings.queries.ts'

/** What somebody shows to this viewer; who shows nothing is not there. */
export async function readSharedProfile(
  db: Database,
  viewerId: number,
  personId: number,
): Promise<SharedProfile> {
  const [row] = await db
    .select(pick(users, 'id', 'firstName', 'lastName', 'displayName', 'avatarUrl', 'bio', 'grade', 'role'))
    .from(users)
    .where(
      and(
        eq(users.id, personId),
        isNull(users.deletedAt),
        isNull(users.disabledAt),
        not(isShielded()),
        isVisibleTo(viewerId),
      ),
    )
  const { firstName, lastName, displayName, ...person } = foundOr404(row, 'profileNotFound')
  const { share_achievements } = await selectPrivacy(db, personId)
  const { gamification_enabled } = await readStudySettings(db, personId)
  const earned = share_achievements && gamification_enabled ? await selectBadges(db, personId) : null
  return {
    ...person,
    displayName: displayName?.trim() || nameShortly({ firstName, lastName }),
    badges: earned?.map(({ dateEarned: _, ...badge }) => badge) ?? null,
  }
}
