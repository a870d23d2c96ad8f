import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ONBOARDING_STEPS, type OnboardingStep } from '#engines/onboarding/index.ts'
import { type GrowthStage, Sprout } from '../../ui/drawings/sprout.tsx'

/** The plant grows with the newcomer's steps. */
const STAGES: Record<OnboardingStep, GrowthStage> = { welcome: 1, profile: 2, done: 4 }

type StepFrameProps = { step: OnboardingStep; failure: ReactNode; children: ReactNode }

export function StepFrame({ step, failure, children }: StepFrameProps) {
  const { t } = useTranslation('onboarding')
  const frame = useRef<HTMLDivElement>(null)
  const lastStep = useRef(step)
  const position = ONBOARDING_STEPS.indexOf(step) + 1

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
        <p className="text-muted">{t('stepOf', { position, count: ONBOARDING_STEPS.length })}</p>
        <div aria-hidden="true" className="flex gap-2">
          {ONBOARDING_STEPS.map((name, index) => (
            <span
              key={name}
              className={`h-2 w-12 rounded-full transition-colors ${index < position ? 'bg-brand' : 'bg-heat-0'}`}
            />
          ))}
        </div>
        <Sprout stage={STAGES[step]} className={`h-auto ${step === 'profile' ? 'w-24' : 'w-40'}`} />
      </div>
      {children}
      {failure}
    </div>
  )
}

/** The heading of a step; takes the focus when its step begins. */
export function StepTitle({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="text-center font-semibold text-3xl">
      {children}
    </h1>
  )
}
