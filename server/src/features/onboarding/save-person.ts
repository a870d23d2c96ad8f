import type { OnboardingAnswers } from '#contract/onboarding/onboarding.ts'
import { follow } from '../../domain/guardian/agree.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { updateUser } from './onboarding.queries.ts'

type Reach = Pick<Context, 'db' | 'now' | 'presence' | 'afterCommit'>

/** What somebody said about themselves, where the rest of the product looks for it. */
export async function savePerson(
  reach: Reach,
  userId: number,
  // Field by field: what a later step gathers must not reach the account by being named like one of its columns.
  { displayName, age, preferredStudyTime, profession, expertiseLevel }: OnboardingAnswers,
): Promise<void> {
  const { db, now } = reach
  await updateUser(db, userId, {
    displayName,
    // An age can be set right, not emptied: that would lift a child's shield without a guardian.
    age: age ?? undefined,
    preferredStudyTime,
    profession,
    expertiseLevel,
    updatedAt: now(),
  })
  // With the age it changes whether a guardian has to agree.
  if (age != null) await follow(reach, userId)
}
