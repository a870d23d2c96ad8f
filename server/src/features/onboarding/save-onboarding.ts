import type { OnboardingAnswers } from '#contract/onboarding.ts'
import { ONBOARDING_STEPS, type OnboardingStep } from '#engines/onboarding/index.ts'
import type { Context } from '../../platform/requests/serve.ts'
import { lockUser } from '../../records/lock-user.ts'
import {
  type ProgressRow,
  saveProgress,
  selectProgress,
  updateUser,
  withholdUsageData,
} from './onboarding.queries.ts'

const AGE_OF_CONSENT = 13

type Step = { currentStep: OnboardingStep; completedSteps: OnboardingStep[]; stepData: OnboardingAnswers }

/** Keeps what a step gathered: in the progress record, and where the rest of the product looks for it. */
export async function saveOnboarding(
  { db, now, presence, afterCommit }: Pick<Context, 'db' | 'now' | 'presence' | 'afterCommit'>,
  userId: number,
  step: Step,
): Promise<ProgressRow> {
  await lockUser(db, userId)
  const before = await selectProgress(db, userId)
  const known = new Set<string>([...(before?.completedSteps ?? []), ...step.completedSteps])
  // Field by field: what a later step gathers must not reach the account by being named like one of its columns.
  const { displayName, age, preferredStudyTime, profession, expertiseLevel } = step.stepData
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
  return saveProgress(db, userId, {
    currentStep: step.currentStep,
    completedSteps: ONBOARDING_STEPS.filter((name) => known.has(name)),
    stepData: { ...before?.stepData, ...step.stepData },
    startedAt: now(),
  })
}

/** Finishes onboarding, also when steps were skipped. Finishing twice keeps the first date. */
export async function completeOnboarding(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
): Promise<ProgressRow> {
  await lockUser(db, userId)
  const before = await selectProgress(db, userId)
  await updateUser(db, userId, { onboardingCompleted: true, updatedAt: now() })
  return saveProgress(db, userId, {
    currentStep: 'done',
    completedSteps: before?.completedSteps ?? [],
    stepData: before?.stepData ?? {},
    startedAt: now(),
    completedAt: before?.completedAt ?? now(),
    isCompleted: true,
  })
}
