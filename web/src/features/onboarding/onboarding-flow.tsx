import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { OnboardingAnswers, onboarding } from '#contract/onboarding.ts'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'
import { DoneStep } from './done-step.tsx'
import { completeStep, type Flow, goBack, resumeFlow, skipStep } from './flow.ts'
import { useComplete, useSaveStep } from './onboarding.data.ts'
import { startDraft, toAnswers } from './profile-draft.ts'
import { listProfileFields } from './profile-fields.ts'
import { ProfileStep } from './profile-step.tsx'
import { SaveFailure } from './save-failure.tsx'
import { StepFrame } from './step-frame.tsx'
import { WelcomeStep } from './welcome-step.tsx'

type OnboardingFlowProps = {
  user: User
  /** Nothing when the server could not say. */
  progress: OutputOf<typeof onboarding.progress> | undefined
}

export function OnboardingFlow({ user, progress }: OnboardingFlowProps) {
  const navigate = useNavigate()
  const [flow, setFlow] = useState<Flow>(() => resumeFlow(progress))
  // Here and not in its step: going back and forth must not lose what was typed.
  const profile = useForm({
    mode: 'onChange',
    defaultValues: startDraft(user, progress?.data.stepData ?? {}),
  })
  const save = useSaveStep()
  const complete = useComplete()

  // Stays on screen while a retry is under way, so that the focus has a place.
  const [failure, setFailure] = useState<{ error: Error; retry: () => void; goOn?: () => void } | null>(null)

  function moveTo(next: Flow) {
    setFailure(null)
    setFlow(next)
  }

  function saveAndMove(next: Flow, answers: OnboardingAnswers) {
    save.mutate(
      { flow: next, answers },
      {
        onSuccess: () => moveTo(next),
        onError: (error) =>
          setFailure({ error, retry: () => saveAndMove(next, answers), goOn: () => moveTo(next) }),
      },
    )
  }

  function finish() {
    complete.mutate(undefined, {
      onSuccess: () => void navigate({ to: dashboardAfterSignIn(user) as never, replace: true }),
      onError: (error) => setFailure({ error, retry: finish }),
    })
  }

  return (
    <StepFrame
      step={flow.currentStep}
      failure={
        failure && (
          <SaveFailure
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
          onStart={() => saveAndMove(completeStep(flow), {})}
          onSkip={finish}
        />
      )}
      {flow.currentStep === 'profile' && (
        <ProfileStep
          role={user.role}
          form={profile}
          isSaving={save.isPending}
          onBack={() => moveTo(goBack(flow))}
          onSkip={() => saveAndMove(skipStep(flow), {})}
          onSave={(draft) =>
            saveAndMove(completeStep(flow), toAnswers(draft, listProfileFields(user.role), user.firstName))
          }
        />
      )}
      {flow.currentStep === 'done' && (
        <DoneStep
          user={user}
          isFinishing={complete.isPending}
          onBack={() => moveTo(goBack(flow))}
          onFinish={finish}
        />
      )}
    </StepFrame>
  )
}
