import type { OnboardingAnswers } from '#contract/onboarding.ts'
import { ONBOARDING_STEPS, type OnboardingStep } from '#engines/onboarding/index.ts'
import type { Deps } from '../../platform/deps.ts'
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
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  step: Step,
): Promise<ProgressRow> {
  const before = await selectProgress(db, userId)
  const known = new Set<string>([...(before?.completedSteps ?? []), ...step.completedSteps])
  if (Object.keys(step.stepData).length > 0) {
    await updateUser(db, userId, { ...step.stepData, updatedAt: now() })
  }
  const { age } = step.stepData
  if (typeof age === 'number' && age < AGE_OF_CONSENT) await withholdUsageData(db, userId)
  return saveProgress(db, userId, {
    currentStep: step.currentStep,
    completedSteps: ONBOARDING_STEPS.filter((name) => known.has(name)),
    stepData: { ...before?.stepData, ...step.stepData },
    startedAt: now(),
  })
}

/** Finishes onboarding, also when steps were skipped. Finishing twice keeps the first date. */
export async function completeOnboarding(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
): Promise<ProgressRow> {
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
