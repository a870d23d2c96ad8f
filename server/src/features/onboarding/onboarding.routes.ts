import type { FastifyInstance } from 'fastify'
import { type OnboardingAnswers, onboarding } from '#contract/onboarding.ts'
import type { OnboardingStep } from '#engines/onboarding/index.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { selectLearner } from '../../records/learner.ts'
import { readPaths } from '../../records/learning-paths/read-paths.ts'
import { keepPreferences, toPreferences } from './keep-preferences.ts'
import {
  insertAssessment,
  type ProgressRow,
  selectPreferences,
  selectProgress,
} from './onboarding.queries.ts'
import { completeOnboarding, saveOnboarding } from './save-onboarding.ts'

export function onboardingRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, onboarding.progress, async (_, { db, caller }) =>
    toProgress(await selectProgress(db, caller.user.id), caller.user.onboardingCompleted),
  )
  serve(app, deps, onboarding.saveProgress, async (step, context) =>
    toProgress(await saveOnboarding(context, step), context.caller.user.onboardingCompleted),
  )
  serve(app, deps, onboarding.complete, async (_, context) =>
    toProgress(await completeOnboarding(context), true),
  )
  serve(app, deps, onboarding.preferences, async (_, { db, caller }) =>
    toPreferences(await selectPreferences(db, caller.user.id)),
  )
  serve(app, deps, onboarding.savePreferences, async (said, context) =>
    toPreferences(await keepPreferences(context, said)),
  )
  serve(app, deps, onboarding.addAssessment, async (assessment, { db, caller, now }) => {
    const row = await insertAssessment(db, { ...assessment, userId: caller.user.id, createdAt: now() })
    return { ...row, createdAt: row.createdAt.toISOString() }
  })
  serve(app, deps, onboarding.paths, async ({ id }, { db }) => {
    foundOr404(await selectLearner(db, id), 'User')
    return readPaths(db, id)
  })
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
