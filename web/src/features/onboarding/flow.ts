import type { OutputOf } from '#contract/endpoint.ts'
import type { onboarding } from '#contract/onboarding.ts'
import { advanceOnboarding, ONBOARDING_STEPS, type OnboardingStep } from '#engines/onboarding/index.ts'

/** Where a newcomer stands: the step on screen and the steps they went through rather than skipped. */
export type Flow = { currentStep: OnboardingStep; completedSteps: OnboardingStep[] }

type Progress = OutputOf<typeof onboarding.progress>

/** Goes on where the last visit ended. Without an answer from the server it starts at the beginning. */
export function resumeFlow(progress: Progress | undefined): Flow {
  if (!progress?.success) return { currentStep: 'welcome', completedSteps: [] }
  const { currentStep, completedSteps } = progress.data
  return { currentStep, completedSteps }
}

export function completeStep({ completedSteps, currentStep }: Flow): Flow {
  return advanceOnboarding(completedSteps, currentStep)
}

/** Goes on without calling the step done, so that it can be offered again. */
export function skipStep({ completedSteps, currentStep }: Flow): Flow {
  return { ...advanceOnboarding(completedSteps, currentStep), completedSteps }
}

export function goBack({ completedSteps, currentStep }: Flow): Flow {
  const index = ONBOARDING_STEPS.indexOf(currentStep)
  return { completedSteps, currentStep: ONBOARDING_STEPS[Math.max(0, index - 1)] ?? 'welcome' }
}
