export { advanceOnboarding, listOnboardingSteps, ONBOARDING_STEPS, type OnboardingStep } from './steps.ts'
