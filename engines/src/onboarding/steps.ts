/** The order a newcomer goes through; `done` is the last screen. */
export const ONBOARDING_STEPS = ['welcome', 'profile', 'done'] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

/** Marks a step as done and names the one that follows. Repeating a step changes nothing. */
export function advanceOnboarding(
  completedSteps: readonly OnboardingStep[],
  step: OnboardingStep,
): { currentStep: OnboardingStep; completedSteps: OnboardingStep[] } {
  const done = new Set([...completedSteps, step])
  const next = ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) + 1] ?? 'done'
  return { currentStep: next, completedSteps: ONBOARDING_STEPS.filter((known) => done.has(known)) }
}
