import type { FastifyInstance } from 'fastify'
import { type OnboardingAnswers, onboarding } from '#contract/onboarding.ts'
import type { OnboardingStep } from '#engines/onboarding/index.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { type ProgressRow, selectProgress } from './onboarding.queries.ts'
import { completeOnboarding, saveOnboarding } from './save-onboarding.ts'

export function onboardingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, onboarding.progress, async (_, { db, caller }) =>
    toProgress(await selectProgress(db, caller.user.id), caller.user.onboardingCompleted),
  )
  serve(app, deps, onboarding.saveProgress, async (step, context) =>
    toProgress(
      await saveOnboarding(context, context.caller.user.id, step),
      context.caller.user.onboardingCompleted,
    ),
  )
  serve(app, deps, onboarding.complete, async (_, context) =>
    toProgress(await completeOnboarding(context, context.caller.user.id), true),
  )
}

function toProgress(row: ProgressRow | undefined, isCompleted: boolean) {
  return {
    success: true,
    data: {
      currentStep: (row?.currentStep ?? 'welcome') as OnboardingStep,
      completedSteps: (row?.completedSteps ?? []) as OnboardingStep[],
      stepData: (row?.stepData ?? {}) as OnboardingAnswers,
      startedAt: row?.startedAt?.toISOString() ?? null,
      completedAt: row?.completedAt?.toISOString() ?? null,
      isCompleted: isCompleted || row?.isCompleted === true,
    },
  }
}
