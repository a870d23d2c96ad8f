import { RotateCcw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ListenButton } from '../../kit/speech/listen-button.tsx'
import { sayElement } from '../../kit/speech/say-element.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FailureBox } from '../../ui/states/failure-box.tsx'

/** What is read out of a step, in its order: its texts, and what can be chosen. */
const HEARD = 'h1, h2, p, legend, label, [role="radio"] [id$="-label"], [data-heard]'

type StepHeadingProps = {
  children: ReactNode
  text?: ReactNode
  /** Who is just learning to read hears the whole step. */
  isHeard: boolean
}

/** Title and first words of a step. The title takes the focus when its step begins. */
export function StepHeading({ children, text, isHeard }: StepHeadingProps) {
  const { t } = useTranslation('onboarding')
  const box = useRef<HTMLDivElement>(null)

  function collect(): string[] {
    const step = box.current?.closest('[data-step]')
    return [...(step?.querySelectorAll(HEARD) ?? [])].map(sayElement).filter(Boolean)
  }

  return (
    <div ref={box} className="flex flex-col items-center gap-3">
      <h1 tabIndex={-1} className="text-center font-semibold text-3xl">
        {children}
      </h1>
      {text && <p className="max-w-reading text-balance text-center text-lg">{text}</p>}
      {isHeard && (
        <ListenButton collect={collect} label={t('listen.start')} stopLabel={t('listen.stop')} isLarge />
      )}
    </div>
  )
}

type SaveFailureProps = {
  title: string
  error: Error
  onRetry: () => void
  retryLabel?: string | undefined
  isRetrying: boolean
  /** Leaves the answers unsaved rather than the newcomer stuck. */
  onGoOn?: (() => void) | undefined
}

export function SaveFailure({ title, error, onRetry, retryLabel, isRetrying, onGoOn }: SaveFailureProps) {
  const { t } = useTranslation('onboarding')
  const sayError = useErrorText()
  return (
    <FailureBox title={title} text={sayError(error)}>
      <Button variant="outline" onClick={onRetry} isPending={isRetrying}>
        <RotateCcw aria-hidden="true" />
        {retryLabel ?? t('failure.retry')}
      </Button>
      {onGoOn && (
        <Button variant="ghost" onClick={onGoOn} disabled={isRetrying}>
          {t('failure.goOn')}
        </Button>
      )}
    </FailureBox>
  )
}

/** The ways out of a step that every step has. */
export type StepWays = { isSaving: boolean; onBack: () => void; onSkip: () => void }

type StepActionsProps = StepWays & {
  /** Left out while skipping is the only way on. */
  label?: string | undefined
  /** Left out where the button sends the form around it. */
  onGoOn?: () => void
}

/** What every step between the first and the last offers: go on, back, skip. */
export function StepActions({ label, isSaving, onBack, onSkip, onGoOn }: StepActionsProps) {
  const { t } = useTranslation('onboarding')
  return (
    <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-between">
      {label !== undefined && (
        <Button
          type={onGoOn ? 'button' : 'submit'}
          size="large"
          onClick={onGoOn}
          isPending={isSaving}
          pendingLabel={t('saving')}
        >
          {label}
        </Button>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="ghost" onClick={onBack} disabled={isSaving}>
          {t('back')}
        </Button>
        <Button
          variant="ghost"
          onClick={onSkip}
          disabled={isSaving && label !== undefined}
          isPending={isSaving && label === undefined}
        >
          {t('skip')}
        </Button>
      </div>
    </div>
  )
}
