import * as z from 'zod/mini'
import { ONBOARDING_STEPS } from '#engines/onboarding/index.ts'
import { endpoint } from './endpoint.ts'
import { Moment, NothingSent } from './fields.ts'

const Step = z.enum(ONBOARDING_STEPS)

/** What the steps have gathered; each step adds its own fields here. */
export const OnboardingAnswers = z.object({
  displayName: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  age: z.optional(z.nullable(z.int().check(z.minimum(4), z.maximum(120)))),
  preferredStudyTime: z.optional(z.enum(['morning', 'afternoon', 'evening'])),
  profession: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  expertiseLevel: z.optional(z.enum(['beginner', 'intermediate', 'advanced'])),
})
export type OnboardingAnswers = z.output<typeof OnboardingAnswers>

export const OnboardingProgress = z.object({
  success: z.boolean(),
  data: z.object({
    currentStep: Step,
    completedSteps: z.array(Step),
    stepData: OnboardingAnswers,
    startedAt: z.nullable(Moment),
    completedAt: z.nullable(Moment),
    isCompleted: z.boolean(),
  }),
})

export const onboarding = {
  progress: endpoint({
    method: 'GET',
    path: '/api/onboarding/progress',
    access: 'signedIn',
    summary: 'How far the signed-in user has come with onboarding.',
    input: NothingSent,
    output: OnboardingProgress,
    errors: ['not_signed_in'],
  }),
  saveProgress: endpoint({
    method: 'PUT',
    path: '/api/onboarding/progress',
    access: 'signedIn',
    summary: 'Saves one step of onboarding.',
    input: z.object({ currentStep: Step, completedSteps: z.array(Step), stepData: OnboardingAnswers }),
    output: OnboardingProgress,
    errors: ['invalid_input', 'not_signed_in'],
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/onboarding/complete',
    access: 'signedIn',
    summary: 'Finishes onboarding, or skips what is left of it.',
    input: NothingSent,
    output: OnboardingProgress,
    errors: ['not_signed_in'],
  }),
}
