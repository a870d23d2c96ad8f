import * as z from 'zod/mini'
import { ONBOARDING_STEPS } from '#engines/onboarding/index.ts'
import { endpoint } from '../endpoint.ts'
import { Age, Moment, NothingSent } from '../fields.ts'

export const OnboardingStep = z.enum(ONBOARDING_STEPS)

/** What the steps have gathered; each step adds its own fields here. */
export const OnboardingAnswers = z.object({
  displayName: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  age: z.optional(z.nullable(Age)),
  preferredStudyTime: z.optional(z.enum(['morning', 'afternoon', 'evening'])),
  profession: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  expertiseLevel: z.optional(z.enum(['beginner', 'intermediate', 'advanced'])),
})
export type OnboardingAnswers = z.output<typeof OnboardingAnswers>

export const OnboardingProgress = z.object({
  success: z.boolean(),
  data: z.object({
    currentStep: OnboardingStep,
    completedSteps: z.array(OnboardingStep),
    stepData: OnboardingAnswers,
    startedAt: z.nullable(Moment),
    completedAt: z.nullable(Moment),
    isCompleted: z.boolean(),
  }),
})

/** Asked for with every page; apart from all else of onboarding, so that a first load does without that. */
export const onboardingProgress = endpoint({
  method: 'GET',
  path: '/api/onboarding/progress',
  access: 'signedIn',
  summary: 'How far the signed-in user has come with onboarding.',
  input: NothingSent,
  output: OnboardingProgress,
  errors: ['not_signed_in'],
  offline: 'ageless',
})
