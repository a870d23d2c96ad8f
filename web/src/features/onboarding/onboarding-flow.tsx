import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { onboarding } from '#contract/onboarding/onboarding.ts'
import type { OnboardingAnswers } from '#contract/onboarding/progress.ts'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'
import { dayIn } from '#engines/days/index.ts'
import { listOnboardingSteps } from '#engines/onboarding/index.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { findJoinLink } from '../../kit/classroom/find-join-link.ts'
import { GUARDIAN_PAGE, useIsShielded } from '../../kit/guardian/guardian.data.ts'
import { isYoung } from '../../kit/learning/is-young.ts'
import { Button, type ButtonProps } from '../../ui/actions/button.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { completeStep, type Flow, resumeFlow, skipStep } from './flow.ts'
import { type GoalDrafts, startGoals } from './goals/goal-draft.ts'
import { GoalsStep } from './goals/goals-step.tsx'
import {
  goalsQuery,
  preferencesQuery,
  useComplete,
  useSaveStep,
  useWriteGoals,
  useWritePreferences,
} from './onboarding.data.ts'
import { PlacementPanel } from './placement/placement-panel.tsx'
import { type PreferencesDraft, startPreferences, toPreferences } from './preferences/preferences-draft.ts'
import { PreferencesStep } from './preferences/preferences-step.tsx'
import { listProfileFields, startDraft, toAnswers } from './profile-draft.ts'
import { ProfileStep } from './profile-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { SaveFailure, StepActions, StepHeading } from './step-parts.tsx'
import { useSteps } from './use-steps.ts'

const NOTHING_SAID = {
  visualPreference: 0.5,
  auditoryPreference: 0.5,
  kinestheticPreference: 0.5,
  preferredExplanationStyle: 'balanced',
  motivationFactors: [],
} as const

/** The goals as they stand on the screen: those on the server until something is changed. Null while these are awaited. */
function useGoalDrafts(user: User, isAsked: boolean) {
  const known = useQuery({ ...goalsQuery(user.id), enabled: isAsked })
  const [typed, setTyped] = useState<GoalDrafts | null>(null)
  const [today] = useState(() => dayIn(user.timezone, new Date()))
  const write = useWriteGoals(user.id)
  const started = known.isPending ? null : startGoals(known.data ?? [], today, isYoung(user))
  return { today, drafts: typed ?? started, change: setTyped, write }
}

function usePreferencesDraft(isAsked: boolean) {
  const known = useQuery({ ...preferencesQuery, enabled: isAsked })
  const [typed, setTyped] = useState<PreferencesDraft | null>(null)
  const save = useWritePreferences()
  // A server that cannot say what it knows holds nobody up.
  const started = known.isPending
    ? null
    : startPreferences(known.data ?? { ...NOTHING_SAID, motivationFactors: [] })
  return {
    draft: typed ?? started,
    change: setTyped,
    write: (draft: PreferencesDraft) => save(toPreferences(draft)),
  }
}

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
    complete.mutate(
      {},
      {
        onSuccess: () =>
          void navigate({ ...(joinLink ?? { to: dashboardAfterSignIn(user) }), replace: true }),
        onError: (error) => setFailure({ error, retry: finish }),
      },
    )
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
        <EdgeStep
          user={user}
          title={t('welcome.title', { name: user.firstName || user.username })}
          text={t(`welcomeText.${user.role}`)}
          main={{
            onClick: () => saveAndMove(done, {}),
            isPending: save.isPending,
            pendingLabel: t('saving'),
            disabled: complete.isPending,
            children: t('welcome.start'),
          }}
          other={{
            onClick: finish,
            isPending: complete.isPending,
            disabled: save.isPending,
            children: t('welcome.skip'),
          }}
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
        <EdgeStep
          user={user}
          title={t('done.title', { name: user.displayName || user.firstName || user.username })}
          text={t(`doneText.${user.role}`)}
          main={{
            onClick: finish,
            isPending: complete.isPending,
            pendingLabel: t('done.opening'),
            children: t('done.toDashboard'),
          }}
          other={{ onClick: ways.onBack, disabled: complete.isPending, children: t('back') }}
        />
      )}
      {flow.currentStep === 'done' && <AskNote user={user} />}
    </StepFrame>
  )
}

type WaitForDraftProps<Draft> = { draft: Draft | null; title: string; children: (draft: Draft) => ReactNode }

/** A step whose earlier answers are on their way; its title is there at once, for the focus. */
function WaitForDraft<Draft>({ draft, title, children }: WaitForDraftProps<Draft>) {
  if (draft !== null) return children(draft)
  return (
    <>
      <StepHeading isHeard={false}>{title}</StepHeading>
      <SkeletonBlocks blocks={['h-20']} times={3} className="flex flex-col gap-3" />
    </>
  )
}

/** Shown to children for whom nobody has agreed: whom they can ask, now or at any later time. */
function AskNote({ user }: { user: User }) {
  const { t } = useTranslation('onboarding')
  if (!useIsShielded(user)) return null
  return (
    <p className="text-center text-muted">
      {t('done.ask')}{' '}
      <AppLink {...GUARDIAN_PAGE} className="font-medium text-brand-ink underline underline-offset-4">
        {t('done.askLink')}
      </AppLink>
    </p>
  )
}

type EdgeStepProps = { user: User; title: string; text: string; main: ButtonProps; other: ButtonProps }

/** The first and the last step: a greeting and two ways on. */
function EdgeStep({ user, title, text, main, other }: EdgeStepProps) {
  return (
    <>
      <StepHeading text={text} isHeard={isYoung(user)}>
        {title}
      </StepHeading>
      <div className="flex flex-col items-stretch gap-3 sm:items-center">
        <Button size="large" {...main} />
        <Button variant="ghost" {...other} />
      </div>
    </>
  )
}
