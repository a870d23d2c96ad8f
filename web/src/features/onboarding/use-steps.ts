import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import type { OnboardingStep } from '#engines/onboarding/index.ts'
import { type Flow, goBack, type Steps } from './flow.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step of the onboarding that this entry of the history shows. */
    onboardingStep?: OnboardingStep
    /** The entry before it shows the step before it. */
    hasStepBefore?: boolean
  }
}

/** The step on screen is kept by the browser's history, so that its Back leads to the step before, not out of here. */
export function useSteps(steps: Steps, start: () => Flow) {
  const navigate = useNavigate()
  const { history } = useRouter()
  const entry = useRouterState({ select: ({ location }) => location.state })
  const [first] = useState(start)
  const [completedSteps, setCompleted] = useState(first.completedSteps)
  const kept = steps.find((step) => step === entry.onboardingStep)
  const flow: Flow = { currentStep: kept ?? first.currentStep, completedSteps }

  function show(step: OnboardingStep, isForward: boolean) {
    void navigate({
      to: '/onboarding',
      search: true,
      state: { onboardingStep: step, hasStepBefore: isForward },
      replace: !isForward,
      resetScroll: false,
    })
  }

  return {
    flow,
    moveOn(next: Flow) {
      setCompleted(next.completedSteps)
      if (next.currentStep !== flow.currentStep) show(next.currentStep, true)
    },
    moveBack() {
      if (entry.hasStepBefore) history.back()
      else show(goBack(steps, flow).currentStep, false)
    },
  }
}
