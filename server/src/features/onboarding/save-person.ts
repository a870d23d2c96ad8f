import type { OnboardingAnswers } from '#contract/onboarding.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { updateUser, withholdUsageData } from './onboarding.queries.ts'

const AGE_OF_CONSENT = 13

type Reach = Pick<Context, 'db' | 'now' | 'presence' | 'afterCommit'>

/** What somebody said about themselves, where the rest of the product looks for it. Of a child less is collected. */
export async function savePerson(
  { db, now, presence, afterCommit }: Reach,
  userId: number,
  // Field by field: what a later step gathers must not reach the account by being named like one of its columns.
  { displayName, age, preferredStudyTime, profession, expertiseLevel }: OnboardingAnswers,
): Promise<void> {
  await updateUser(db, userId, {
    displayName,
    age,
    preferredStudyTime,
    profession,
    expertiseLevel,
    updatedAt: now(),
  })
  if (typeof age === 'number' && age < AGE_OF_CONSENT) {
    await withholdUsageData(db, userId)
    afterCommit(() => presence.withhold(userId))
  }
}
