import { type OnboardingAnswers, onboarding } from '#contract/onboarding/onboarding.ts'
import type { OnboardingStep } from '#engines/onboarding/index.ts'
import { selectAgreement } from '../../domain/guardian/guardian.ts'
import { selectLearner } from '../../domain/learner.ts'
import { readPaths } from '../../domain/learning-paths/read-paths.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Mount } from '../../platform/requests/serve.ts'
import {
  insertAssessment,
  type ProgressRow,
  selectPreferences,
  selectProgress,
} from './onboarding.queries.ts'
import { completeOnboarding, keepPreferences, saveOnboarding, toPreferences } from './save-onboarding.ts'

export function onboardingRoutes({ serve }: Mount): void {
  serve(onboarding.progress, async (_, context) =>
    toProgress(
      context,
      await selectProgress(context.db, context.caller.user.id),
      context.caller.user.onboardingCompleted,
    ),
  )
  serve(onboarding.saveProgress, async (step, context) =>
    toProgress(context, await saveOnboarding(context, step), context.caller.user.onboardingCompleted),
  )
  serve(onboarding.complete, async (_, context) =>
    toProgress(context, await completeOnboarding(context), true),
  )
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

async function toProgress(
  { db, caller }: Pick<CallerContext, 'db' | 'caller'>,
  row: ProgressRow | undefined,
  isCompleted: boolean,
) {
  const agreement = await selectAgreement(db, caller.user.id)
  const answers = (row?.stepData ?? {}) as OnboardingAnswers
  return {
    success: true,
    data: {
      currentStep: (row?.currentStep ?? 'welcome') as OnboardingStep,
      completedSteps: (row?.completedSteps ?? []) as OnboardingStep[],
      stepData: agreement
        ? { ...answers, guardianName: agreement.guardianName, guardianAgrees: true }
        : answers,
      startedAt: row?.startedAt ?? null,
      completedAt: row?.completedAt ?? null,
      isCompleted: isCompleted || row?.isCompleted === true,
    },
  }
}
