import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { OnboardingAnswers, onboarding } from '#contract/onboarding/onboarding.ts'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'
import { listOnboardingSteps } from '#engines/onboarding/index.ts'
import { findJoinLink } from '../../kit/classroom/find-join-link.ts'
import { DoneStep } from './done-step.tsx'
import { completeStep, type Flow, resumeFlow, skipStep } from './flow.ts'
import { GoalsStep } from './goals/goals-step.tsx'
import { useComplete, useSaveStep } from './onboarding.data.ts'
import { PlacementPanel } from './placement/placement-panel.tsx'
import { PreferencesStep } from './preferences/preferences-step.tsx'
import { startDraft, toAnswers } from './profile-draft.ts'
import { listProfileFields } from './profile-fields.ts'
import { ProfileStep } from './profile-step.tsx'
import { SaveFailure } from './save-failure.tsx'
import { StepActions } from './step-actions.tsx'
import { StepFrame } from './step-frame.tsx'
import { useGoalDrafts, usePreferencesDraft } from './use-drafts.ts'
import { useSteps } from './use-steps.ts'
import { WaitForDraft } from './wait-for-draft.tsx'
import { WelcomeStep } from './welcome-step.tsx'

type OnboardingFlowProps = {
  user: User
  /** Nothing when the server could not say. */
  progress: OutputOf<typeof onboarding.progress> | undefined
  /** From the address. */
  wantedStep: unknown
}

type Failure = { error: Error; retry: () => void; goOn?: () => void }

export function OnboardingFlow({ user, progress, wantedStep }: OnboardingFlowProps) {
  const { t } = useTranslation('onboarding')
  const navigate = useNavigate()
  const { wanted } = useLocation().state
  // Kept from the beginning: the steps make entries of their own in the history.
  const [joinLink] = useState(() => findJoinLink(wanted))
  const steps = listOnboardingSteps(user.role)
  const { flow, moveOn, moveBack } = useSteps(steps, () => resumeFlow(steps, progress, wantedStep))
  // Here and not in their steps: going back and forth must not lose what was typed.
  const profile = useForm({
    mode: 'onChange',
    defaultValues: startDraft(user, progress?.data.stepData ?? {}),
  })
  const goals = useGoalDrafts(user, steps.includes('goals'))
  const preferences = usePreferencesDraft(steps.includes('preferences'))
  const save = useSaveStep()
  const complete = useComplete()

  // Stays on screen while a retry is under way, so that the focus has a place.
  const [failure, setFailure] = useState<Failure | null>(null)

  function moveTo(next: Flow) {
    setFailure(null)
    moveOn(next)
  }

  function saveAndMove(next: Flow, answers: OnboardingAnswers, write?: () => Promise<unknown>) {
    save.mutate(
      { flow: next, answers, write },
      {
        onSuccess: () => moveTo(next),
        onError: (error) =>
          setFailure({ error, retry: () => saveAndMove(next, answers, write), goOn: () => moveTo(next) }),
      },
    )
  }

  function finish() {
    complete.mutate(undefined, {
      onSuccess: () => void navigate({ ...(joinLink ?? { to: dashboardAfterSignIn(user) }), replace: true }),
      onError: (error) => setFailure({ error, retry: finish }),
    })
  }

  const done = completeStep(steps, flow)
  const ways = {
    isSaving: save.isPending,
    onBack: () => {
      setFailure(null)
      moveBack()
    },
    onSkip: () => saveAndMove(skipStep(steps, flow), {}),
  }

  return (
    <StepFrame
      steps={steps}
      step={flow.currentStep}
      failure={
        failure && (
          <SaveFailure
            title={t('failure.title')}
            error={failure.error}
            onRetry={failure.retry}
            onGoOn={failure.goOn}
            isRetrying={save.isPending || complete.isPending}
          />
        )
      }
    >
      {flow.currentStep === 'welcome' && (
        <WelcomeStep
          user={user}
          isSaving={save.isPending}
          isFinishing={complete.isPending}
          onStart={() => saveAndMove(done, {})}
          onSkip={finish}
        />
      )}
      {flow.currentStep === 'profile' && (
        <ProfileStep
          user={user}
          form={profile}
          {...ways}
          onSave={(draft) =>
            saveAndMove(done, toAnswers(draft, listProfileFields(user.role), user.firstName))
          }
        />
      )}
      {flow.currentStep === 'goals' && (
        <WaitForDraft draft={goals.drafts} title={t('goals.title')}>
          {(drafts) => (
            <GoalsStep
              user={user}
              today={goals.today}
              drafts={drafts}
              onChange={goals.change}
              {...ways}
              onSave={(picked) => saveAndMove(done, {}, () => goals.write(picked))}
            />
          )}
        </WaitForDraft>
      )}
      {flow.currentStep === 'preferences' && (
        <WaitForDraft draft={preferences.draft} title={t('preferences.title')}>
          {(draft) => (
            <PreferencesStep
              user={user}
              draft={draft}
              onChange={preferences.change}
              {...ways}
              onSave={(said) => saveAndMove(done, {}, () => preferences.write(said))}
            />
          )}
        </WaitForDraft>
      )}
      {flow.currentStep === 'placement' && (
        <PlacementPanel
          user={user}
          renderActions={(hasReport) => (
            <StepActions
              label={hasReport ? t('goOn') : undefined}
              {...ways}
              onGoOn={() => saveAndMove(done, {})}
            />
          )}
        />
      )}
      {flow.currentStep === 'done' && (
        <DoneStep user={user} isFinishing={complete.isPending} onBack={ways.onBack} onFinish={finish} />
      )}
    </StepFrame>
  )
}
