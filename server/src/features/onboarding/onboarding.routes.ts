import { onboarding } from '#contract/onboarding/onboarding.ts'
import type { OnboardingAnswers } from '#contract/onboarding/progress.ts'
import type { OnboardingStep } from '#engines/onboarding/index.ts'
import { selectLearner } from '../../domain/learner.ts'
import { readPaths } from '../../domain/learning-paths/read-paths.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import {
  insertAssessment,
  type ProgressRow,
  selectPreferences,
  selectProgress,
} from './onboarding.queries.ts'
import { completeOnboarding, keepPreferences, saveOnboarding, toPreferences } from './save-onboarding.ts'

export function onboardingRoutes({ serve }: Mount): void {
  serve(onboarding.progress, async (_, { db, caller }) =>
    toProgress(await selectProgress(db, caller.user.id), caller.user.onboardingCompleted),
  )
  serve(onboarding.saveProgress, async (step, context) =>
    toProgress(await saveOnboarding(context, step), context.caller.user.onboardingCompleted),
  )
  serve(onboarding.complete, async (_, context) => toProgress(await completeOnboarding(context), true))
  serve(onboarding.preferences, async (_, { db, caller }) =>
    toPreferences(await selectPreferences(db, caller.user.id)),
  )
  serve(onboarding.savePreferences, async (said, context) =>
    toPreferences(await keepPreferences(context, said)),
  )
  serve(onboarding.addAssessment, (assessment, { db, caller, now }) =>
    insertAssessment(db, { ...assessment, userId: caller.user.id, createdAt: now() }),
  )
  serve(onboarding.paths, async ({ id }, { db }) => {
    foundOr404(await selectLearner(db, id), 'userNotFound')
    return readPaths(db, id)
  })
}

function toProgress(row: ProgressRow | undefined, isCompleted: boolean) {
  const answers = (row?.stepData ?? {}) as OnboardingAnswers
  return {
    success: true,
    data: {
      currentStep: (row?.currentStep ?? 'welcome') as OnboardingStep,
      completedSteps: (row?.completedSteps ?? []) as OnboardingStep[],
      stepData: answers,
      startedAt: row?.startedAt ?? null,
      completedAt: row?.completedAt ?? null,
      isCompleted: isCompleted || row?.isCompleted === true,
    },
  }
}
