import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ListenButton } from '../../kit/speech/listen-button.tsx'
import { sayElement } from '../../kit/speech/say-element.ts'

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
