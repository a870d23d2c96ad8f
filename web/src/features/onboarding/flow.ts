import type { OutputOf } from '#contract/endpoint.ts'
import type { onboarding } from '#contract/onboarding/onboarding.ts'
import { advanceOnboarding, ONBOARDING_STEPS, type OnboardingStep } from '#engines/onboarding/index.ts'

/** Where a newcomer stands: the step on screen and the steps they went through rather than skipped. */
export type Flow = { currentStep: OnboardingStep; completedSteps: OnboardingStep[] }

export type Steps = readonly OnboardingStep[]

type Progress = OutputOf<typeof onboarding.progress>

/**
 * Goes on where the last visit ended, or at a step that is asked for. Without an answer from the server it starts at the
 * beginning; a step that this person has not leads to the next one they have.
 */
export function resumeFlow(steps: Steps, progress: Progress | undefined, wanted?: unknown): Flow {
  const completedSteps = progress?.success ? progress.data.completedSteps : []
  const asked = steps.find((step) => step === wanted)
  if (asked) return { currentStep: asked, completedSteps }
  if (!progress?.success) return { currentStep: 'welcome', completedSteps }
  const from = ONBOARDING_STEPS.indexOf(progress.data.currentStep)
  const currentStep = steps.find((step) => ONBOARDING_STEPS.indexOf(step) >= from) ?? 'done'
  return { currentStep, completedSteps }
}

export function completeStep(steps: Steps, { completedSteps, currentStep }: Flow): Flow {
  return advanceOnboarding(steps, completedSteps, currentStep)
}

/** Goes on without calling the step done, so that it can be offered again. */
export function skipStep(steps: Steps, { completedSteps, currentStep }: Flow): Flow {
  return { ...advanceOnboarding(steps, completedSteps, currentStep), completedSteps }
}

export function goBack(steps: Steps, { completedSteps, currentStep }: Flow): Flow {
  return { completedSteps, currentStep: steps[Math.max(0, steps.indexOf(currentStep) - 1)] ?? 'welcome' }
}
