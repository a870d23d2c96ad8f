import type { OnboardingAnswers } from '#contract/onboarding.ts'
import { ONBOARDING_STEPS, type OnboardingStep } from '#engines/onboarding/index.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { lockUser } from '../../records/lock-user.ts'
import { layFirstPaths } from './lay-first-paths.ts'
import { type ProgressRow, saveProgress, selectProgress, updateUser } from './onboarding.queries.ts'
import { savePerson } from './save-person.ts'

type Step = { currentStep: OnboardingStep; completedSteps: OnboardingStep[]; stepData: OnboardingAnswers }

/** Keeps what a step gathered: in the progress record, and where the rest of the product looks for it. */
export async function saveOnboarding(context: Context<Caller>, step: Step): Promise<ProgressRow> {
  const { db, now, caller } = context
  const userId = caller.user.id
  await lockUser(db, userId)
  const before = await selectProgress(db, userId)
  const known = new Set<string>([...(before?.completedSteps ?? []), ...step.completedSteps])
  await savePerson(context, userId, step.stepData)
  return saveProgress(db, userId, {
    currentStep: step.currentStep,
    completedSteps: ONBOARDING_STEPS.filter((name) => known.has(name)),
    stepData: { ...before?.stepData, ...step.stepData },
    startedAt: now(),
  })
}

/** Finishes onboarding, also when steps were skipped. Finishing twice keeps the first date and the first paths. */
export async function completeOnboarding(context: Context<Caller>): Promise<ProgressRow> {
  const { db, now, caller } = context
  const userId = caller.user.id
  await lockUser(db, userId)
  const before = await selectProgress(db, userId)
  await updateUser(db, userId, { onboardingCompleted: true, updatedAt: now() })
  await layFirstPaths(context, caller.user)
  return saveProgress(db, userId, {
    currentStep: 'done',
    completedSteps: before?.completedSteps ?? [],
    stepData: before?.stepData ?? {},
    startedAt: now(),
    completedAt: before?.completedAt ?? now(),
    isCompleted: true,
  })
}
