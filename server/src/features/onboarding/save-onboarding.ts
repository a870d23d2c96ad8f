import { GuardianName } from '#contract/onboarding/guardian.ts'
import type { OnboardingAnswers } from '#contract/onboarding/onboarding.ts'
import { ONBOARDING_STEPS, type OnboardingStep } from '#engines/onboarding/index.ts'
import { agreeAsGuardian, withdrawAgreement } from '../../domain/guardian/agree.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { layFirstPaths } from './lay-first-paths.ts'
import { type ProgressRow, saveProgress, selectProgress, updateUser } from './onboarding.queries.ts'
import { savePerson } from './save-person.ts'

type Step = { currentStep: OnboardingStep; completedSteps: OnboardingStep[]; stepData: OnboardingAnswers }

/** Keeps what a step gathered: in the progress record, and where the rest of the product looks for it. */
export async function saveOnboarding(context: CallerContext, step: Step): Promise<ProgressRow> {
  const { db, now, caller } = context
  const userId = caller.user.id
  await lockUser(db, userId)
  const before = await selectProgress(db, userId)
  const known = new Set<string>([...(before?.completedSteps ?? []), ...step.completedSteps])
  // The agreement has a table of its own, where it can also be taken back later.
  const { guardianAgrees, ...answers } = step.stepData
  const stepData: OnboardingAnswers = { ...before?.stepData, ...answers }
  await savePerson(context, userId, answers)
  if (guardianAgrees === true) await agreeAsGuardian(context, userId, nameGuardian(stepData))
  if (guardianAgrees === false) await withdrawAgreement(context, userId)
  return saveProgress(db, userId, {
    currentStep: step.currentStep,
    completedSteps: ONBOARDING_STEPS.filter((name) => known.has(name)),
    stepData,
    startedAt: now(),
  })
}

function nameGuardian({ guardianName, guardianEmail }: OnboardingAnswers): GuardianName {
  const named = GuardianName.safeParse({ guardianName, guardianEmail })
  if (named.success) return named.data
  throw new AppError('invalid_input', 'consentNeedsAName', {
    issues: [{ field: 'stepData.guardianName', refusal: 'guardianNameRequired' }],
  })
}

/** Finishes onboarding, also when steps were skipped. Finishing twice keeps the first date and the first paths. */
export async function completeOnboarding(context: CallerContext): Promise<ProgressRow> {
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
