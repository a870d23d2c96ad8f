import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OnboardingStep } from '#engines/onboarding/index.ts'
import { type GrowthStage, Sprout } from '../../ui/drawings/sprout.tsx'
import type { Steps } from './flow.ts'

/** The plant grows with the newcomer's steps. */
const STAGES: Record<OnboardingStep, GrowthStage> = {
  welcome: 1,
  profile: 2,
  goals: 2,
  preferences: 3,
  placement: 3,
  done: 4,
}

type StepFrameProps = { steps: Steps; step: OnboardingStep; failure: ReactNode; children: ReactNode }

/** How far it is, and the step itself. */
export function StepFrame({ steps, step, failure, children }: StepFrameProps) {
  const { t } = useTranslation('onboarding')
  const frame = useRef<HTMLDivElement>(null)
  const lastStep = useRef(step)
  const position = steps.indexOf(step) + 1
  const isRoomy = step === 'welcome' || step === 'done'

  // A new step starts at its heading, for readers and for those who listen.
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    frame.current?.querySelector('h1')?.focus({ preventScroll: true })
    frame.current?.scrollIntoView({ block: 'start' })
  }, [step])

  return (
    <div ref={frame} className="mx-auto flex w-full max-w-2xl flex-col gap-6 pb-10">
      <div className="flex flex-col items-center gap-3">
        <p className="text-muted">{t('stepOf', { position, count: steps.length })}</p>
        <div aria-hidden="true" className="flex gap-2">
          {steps.map((name, index) => (
            <span
              key={name}
              className={`h-2 w-10 rounded-full transition-colors ${index < position ? 'bg-brand' : 'bg-heat-0'}`}
            />
          ))}
        </div>
        <Sprout stage={STAGES[step]} className={`h-auto ${isRoomy ? 'w-40' : 'w-20'}`} />
      </div>
      <div data-step={step} className="flex flex-col gap-6">
        {children}
      </div>
      {failure}
    </div>
  )
}
