import type { Role } from '../accounts/index.ts'

/** The order a newcomer goes through; `done` is the last screen. */
export const ONBOARDING_STEPS = ['welcome', 'profile', 'goals', 'preferences', 'placement', 'done'] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

/** Nobody is asked what their role makes no use of: staff have no goals here, adults no placement in school subjects. */
const STEPS: Record<Role, readonly OnboardingStep[]> = {
  student: ONBOARDING_STEPS,
  college: ['welcome', 'profile', 'goals', 'preferences', 'done'],
  professional: ['welcome', 'profile', 'goals', 'preferences', 'done'],
  teacher: ['welcome', 'profile', 'done'],
  admin: ['welcome', 'profile', 'done'],
  guardian: ['done'],
}

export function listOnboardingSteps(role: Role): readonly OnboardingStep[] {
  return STEPS[role]
}

/** Marks a step as done and names the one that follows. Repeating a step changes nothing. */
export function advanceOnboarding(
  steps: readonly OnboardingStep[],
  completedSteps: readonly OnboardingStep[],
  step: OnboardingStep,
): { currentStep: OnboardingStep; completedSteps: OnboardingStep[] } {
  const done = new Set([...completedSteps, step])
  const next = steps[steps.indexOf(step) + 1] ?? 'done'
  return { currentStep: next, completedSteps: ONBOARDING_STEPS.filter((known) => done.has(known)) }
}
