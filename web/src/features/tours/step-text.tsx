import * as Radix from 'radix-ui/dialog'
import { useTranslation } from 'react-i18next'
import { ListenButton } from '../../kit/speech/listen-button.tsx'
import { CloseButton } from '../../ui/overlays/close-button.tsx'
import type { StepName } from './list-steps.ts'

type StepTextProps = {
  name: StepName
  place: number
  total: number
  /** Who is just learning to read hears it. */
  isYoung: boolean
}

/** The focus stays on the buttons while the text changes: a live region says the new one. */
export function StepText({ name, place, total, isYoung }: StepTextProps) {
  const { t, i18n } = useTranslation('tours')
  const title = t(`steps.${name}.title`)
  const text = t(`steps.${name}.text`)
  // The voice of the device is an English one.
  const isHeard = isYoung && i18n.language === 'en'
  return (
    <div className="flex items-start gap-2 px-5 pt-3">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2 pt-2">
        <div aria-live="polite" aria-atomic="true" className="flex flex-col gap-1">
          <p className="text-muted tabular-nums">{t('count', { place: place + 1, total })}</p>
          <Radix.Title className="font-semibold text-xl">{title}</Radix.Title>
          <Radix.Description className={isYoung ? 'text-xl' : ''}>{text}</Radix.Description>
        </div>
        {isHeard && (
          <ListenButton
            key={name}
            collect={() => [title, text]}
            label={t('listen')}
            stopLabel={t('listenStop')}
            isLarge
          />
        )}
      </div>
      <Radix.Close asChild>
        <CloseButton className="-mr-2" />
      </Radix.Close>
    </div>
  )
}
