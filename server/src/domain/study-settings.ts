import { eq } from 'drizzle-orm'
import type { User } from '#contract/accounts.ts'
import { DAILY_GOAL, type StudySettings } from '#contract/profile/settings.ts'
import { nextReset } from '#contract/public-demo/next-reset.ts'
import type { Database } from '../db/database.ts'
import { selectRow } from '../db/rows.ts'
import { studyPreferences } from '../db/schema/accounts/settings.ts'
import type { Config } from '../platform/config.ts'
import type { UserRow } from '../platform/sessions/sessions.ts'
import { isHeldBack, isWaitingForApproval } from '../platform/sessions/staff-powers.ts'
import { showWaiting } from './publication/publish-profile.ts'
import { readSchoolZone } from './school/school.ts'

/** How somebody wants to study; who has said nothing has the documented defaults. */
export async function readStudySettings(db: Database, userId: number): Promise<StudySettings> {
  const row = await selectRow(db, studyPreferences, eq(studyPreferences.userId, userId), {
    daily_goal_minutes: studyPreferences.dailyStudyGoalMinutes,
    explanation_style: studyPreferences.explanationStyle,
    gamification_enabled: studyPreferences.gamificationEnabled,
  })
  return (
    row ?? {
      daily_goal_minutes: DAILY_GOAL.normal,
      explanation_style: 'balanced',
      gamification_enabled: true,
    }
  )
}

/** The account as its owner sees it, with what every screen asks for. */
export async function readUser(db: Database, row: UserRow): Promise<User> {
  return showWaiting(db, toUser(row, await readStudySettings(db, row.id), await readSchoolZone(db)))
}

type ReadSignedInDeps = {
  db: Database
  now: () => Date
  config: Pick<Config, 'requiresSecondFactor' | 'publicDemo'>
}

/** The same for who is signed in, with what is still asked of them here. */
export async function readSignedIn({ db, now, config }: ReadSignedInDeps, row: UserRow): Promise<User> {
  return {
    ...(await readUser(db, row)),
    ...(isHeldBack(config, row) && { mustSetUpSecondStep: true }),
    ...(config.publicDemo && { demoUntil: nextReset(now()).toISOString() }),
  }
}

/** A user as everybody may see their own account: never the password, nor what only the operator needs. */
export function toUser(
  row: UserRow,
  { gamification_enabled }: { gamification_enabled: boolean },
  schoolTimezone: string,
): User {
  return {
    ...row,
    isWaitingForApproval: isWaitingForApproval(row),
    // A professional who has not said it counts as neither new nor expert.
    expertiseLevel: row.expertiseLevel ?? (row.role === 'professional' ? 'intermediate' : null),
    gamificationEnabled: gamification_enabled,
    schoolTimezone,
    createdAt: row.createdAt.toISOString(),
  }
}
