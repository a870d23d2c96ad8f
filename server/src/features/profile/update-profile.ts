import type * as z from 'zod/mini'
import type { User } from '#contract/accounts.ts'
import type { ProfileChange } from '#contract/profile/profile.ts'
import { isTimeZone } from '#engines/days/index.ts'
import { followPicture, requireOwnPicture } from '../../domain/own-picture.ts'
import { readUser } from '../../domain/study-settings.ts'
import { foundOr404, refuseField } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { updateUser } from './profile.queries.ts'

export async function updateProfile(
  { db, caller, now }: CallerContext,
  {
    displayName,
    bio,
    timezone,
    languagePreference,
    themePreference,
    avatarUrl,
  }: z.output<typeof ProfileChange>,
): Promise<User> {
  const { user } = caller
  if (timezone !== undefined && !isTimeZone(timezone)) throw refuseField('timezone', 'timeZoneUnknown')
  await requireOwnPicture(db, user.id, avatarUrl, 'avatarUrl')
  const changed = await updateUser(db, user.id, {
    displayName: displayName === '' ? null : displayName,
    bio: bio === '' ? null : bio,
    timezone,
    languagePreference,
    themePreference,
    avatarUrl,
    updatedAt: now(),
  })
  if (avatarUrl !== undefined) await followPicture(db, user, avatarUrl)
  return readUser(db, foundOr404(changed, 'accountNotFound'))
}
