import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'
import { OnboardingAnswers, OnboardingProgress, OnboardingStep, onboardingProgress } from './progress.ts'

const Share = z.number().check(z.minimum(0), z.maximum(1))

export const MOTIVATIONS = ['curiosity', 'grades', 'career', 'fun', 'friends', 'challenge', 'family'] as const
export const EXPLANATION_STYLES = ['concise', 'balanced', 'detailed'] as const

/** How somebody likes to learn: how much pictures, listening and trying out help, from 0 to 1. */
export const LearningPreferences = z.object({
  visualPreference: Share,
  auditoryPreference: Share,
  kinestheticPreference: Share,
  preferredExplanationStyle: z.enum(EXPLANATION_STYLES),
  motivationFactors: z.array(z.string().check(z.maxLength(50))).check(z.maxLength(20)),
})
export type LearningPreferences = z.output<typeof LearningPreferences>

const Assessment = z.object({
  id: z.int(),
  subject: z.string(),
  proficiencyLevel: z.nullable(z.number()),
  confidenceRating: z.nullable(z.int()),
  timeSpentSeconds: z.nullable(z.int()),
  createdAt: Moment,
})

export const LearningPath = z.object({
  id: z.int(),
  subject: z.string(),
  difficultyLevel: z.nullable(z.string()),
  estimatedDurationHours: z.nullable(z.number()),
  progressPercentage: z.number(),
  isActive: z.boolean(),
  steps: z.array(
    z.object({
      title: z.string(),
      lessonId: z.nullable(z.int()),
      skill: z.nullable(z.string()),
      isDone: z.boolean(),
    }),
  ),
})
export type LearningPath = z.output<typeof LearningPath>

export const onboarding = {
  progress: onboardingProgress,
  saveProgress: endpoint({
    method: 'PUT',
    path: '/api/onboarding/progress',
    access: 'signedIn',
    summary: 'Saves one step of onboarding.',
    input: z.object({
      currentStep: OnboardingStep,
      completedSteps: z.array(OnboardingStep),
      stepData: OnboardingAnswers,
    }),
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
  preferences: endpoint({
    method: 'GET',
    path: '/api/onboarding/preferences',
    access: 'signedIn',
    summary: 'How the signed-in user likes to learn.',
    input: NothingSent,
    output: LearningPreferences,
    errors: ['not_signed_in'],
  }),
  savePreferences: endpoint({
    method: 'PUT',
    path: '/api/onboarding/preferences',
    access: 'signedIn',
    summary: 'Keeps how the signed-in user likes to learn, and who they are as far as it matters for that.',
    input: z.object({
      visualPreference: z.optional(Share),
      auditoryPreference: z.optional(Share),
      kinestheticPreference: z.optional(Share),
      preferredExplanationStyle: z.optional(LearningPreferences.shape.preferredExplanationStyle),
      motivationFactors: z.optional(LearningPreferences.shape.motivationFactors),
      age: OnboardingAnswers.shape.age,
      profession: OnboardingAnswers.shape.profession,
      expertiseLevel: OnboardingAnswers.shape.expertiseLevel,
    }),
    output: LearningPreferences,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  addAssessment: endpoint({
    method: 'POST',
    path: '/api/onboarding/assessments',
    access: 'signedIn',
    summary: 'Stores the outcome of a placement test that was taken elsewhere, or of a self-assessment.',
    input: z.object({
      subject: z.string().check(z.minLength(1), z.maxLength(50)),
      proficiencyLevel: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(13)))),
      confidenceRating: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(100)))),
      timeSpentSeconds: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(86_400)))),
      questionResponses: z._default(
        z
          .array(
            z.object({
              questionId: z.string().check(z.maxLength(200)),
              answer: z.optional(z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean()])),
              correct: z.optional(z.boolean()),
              timeSpentSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
            }),
          )
          .check(z.maxLength(100)),
        [],
      ),
    }),
    output: Assessment,
    status: 201,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  paths: endpoint({
    method: 'GET',
    path: '/api/users/:id/learning-paths',
    access: 'selfOrStaff',
    summary: "The user's learning paths with how far they have come on each.",
    input: z.object({ id: Id }),
    output: z.array(LearningPath),
    errors: ['not_signed_in', 'not_found'],
  }),
}
