import { and, eq, isNull, not } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { User } from '#contract/accounts.ts'
import type { Profile, ProfileChange, ProfileStats, SharedProfile } from '#contract/profile/profile.ts'
import { isTimeZone } from '#engines/days/index.ts'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { isShielded } from '../../domain/guardian/guardian.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { followPicture, requireOwnPicture } from '../../domain/own-picture.ts'
import { publishProfile, showWaiting } from '../../domain/publication/publish-profile.ts'
import { countLessons } from '../../domain/record/learner-record.queries.ts'
import { readMinutes, readStreaks } from '../../domain/record/read-learner-record.ts'
import { readSchoolZone } from '../../domain/school/school.ts'
import { readStudySettings, readUser, toUser } from '../../domain/study-settings.ts'
import { isVisibleTo, nameShortly } from '../../domain/visibility.ts'
import { foundOr404, refuseField } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { pick } from '../../platform/pick.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { countOwn, selectBadges, updateUser } from './profile.queries.ts'
import { readNotifications } from './save-settings.ts'
import { selectPrivacy } from './settings.queries.ts'

type ReadProfileDeps = Pick<Deps, 'db' | 'now'>

export async function readProfile(deps: ReadProfileDeps, user: UserRow): Promise<Profile> {
  const { db } = deps
  const study = await readStudySettings(db, user.id)
  return {
    user: await showWaiting(db, toUser(user, study, await readSchoolZone(db))),
    stats: await readProfileStats(deps, user),
    settings: {
      notifications: await readNotifications(db, user.id),
      study,
      privacy: await selectPrivacy(db, user.id),
    },
  }
}

async function readProfileStats(deps: ReadProfileDeps, user: UserRow): Promise<ProfileStats> {
  return {
    totalStudyTime: await readMinutes(deps.db, user.id),
    lessonsCompleted: await countLessons(deps.db, user.id),
    streakDays: (await readStreaks(deps, user)).current,
    ...(await countOwn(deps.db, user.id)),
  }
}

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

export async function updateProfile(
  context: CallerContext,
  {
    displayName,
    bio,
    timezone,
    languagePreference,
    themePreference,
    avatarUrl,
  }: z.output<typeof ProfileChange>,
): Promise<User> {
  const { db, caller, now } = context
  const { user } = caller
  if (timezone !== undefined && !isTimeZone(timezone)) throw refuseField('timezone', 'timeZoneUnknown')
  await requireOwnPicture(db, user.id, avatarUrl, 'avatarUrl')
  await lockUser(db, user.id)
  const shown = await publishProfile(context, user, {
    displayName: displayName === '' ? null : displayName,
    bio: bio === '' ? null : bio,
    avatarUrl,
  })
  const isMoved = timezone !== undefined && timezone !== user.timezone
  const change = {
    ...shown,
    ...(isMoved && { timezone, timezoneChosen: true }),
    languagePreference,
    themePreference,
    updatedAt: now(),
  }
  const changed = await updateUser(db, user.id, change)
  if (shown.avatarUrl !== undefined) await followPicture(db, user, shown.avatarUrl)
  return readUser(db, foundOr404(changed, 'accountNotFound'))
}
