export { advanceOnboarding, ONBOARDING_STEPS, type OnboardingStep } from './steps.ts'
