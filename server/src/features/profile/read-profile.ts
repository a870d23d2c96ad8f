import type { Profile, ProfileStats } from '#contract/profile/profile.ts'
import { readStreak } from '../../domain/days/streak.ts'
import { readStudySettings } from '../../domain/study-settings.ts'
import { toUser } from '../../domain/to-user.ts'
import type { Deps } from '../../platform/deps.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { countOwn, selectLearned } from './profile.queries.ts'
import { readNotifications } from './save-settings.ts'
import { selectPrivacy } from './settings.queries.ts'

type Reach = Pick<Deps, 'db' | 'now'>

export async function readProfile(deps: Reach, user: UserRow): Promise<Profile> {
  const { db } = deps
  const study = await readStudySettings(db, user.id)
  return {
    user: toUser(user, study),
    stats: await readProfileStats(deps, user),
    settings: {
      notifications: await readNotifications(db, user.id),
      study,
      privacy: await selectPrivacy(db, user.id),
    },
  }
}

async function readProfileStats(deps: Reach, user: UserRow): Promise<ProfileStats> {
  const { seconds, lessonsCompleted } = await selectLearned(deps.db, user.id)
  return {
    totalStudyTime: Math.floor(seconds / 60),
    lessonsCompleted,
    streakDays: await readStreak(deps, user),
    ...(await countOwn(deps.db, user.id)),
  }
}
