import * as Radix from 'radix-ui/dialog'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ListenButton } from '../../kit/speech/listen-button.tsx'
import { CloseButton } from '../../ui/overlays/close-button.tsx'

type TourHeaderProps = {
  place: number
  total: number
  title: string
  text: string
  /** Who is just learning to read hears it. */
  isYoung: boolean
  /** Before the title of what has worked. */
  icon?: ReactNode
  /** The title takes the focus where the button that had it goes away. */
  titleRef?: Ref<HTMLHeadingElement>
}

/** The focus stays on the buttons while the text changes: a live region says the new one. */
export function TourHeader({ place, total, title, text, isYoung, icon, titleRef }: TourHeaderProps) {
  const { t, i18n } = useTranslation('tours')
  // The voice of the device is an English one.
  const isHeard = isYoung && i18n.language === 'en'
  return (
    <div className="flex items-start gap-2 px-5 pt-3">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2 pt-2">
        <div aria-live="polite" aria-atomic="true" className="flex flex-col gap-1">
          <p className="text-muted tabular-nums">{t('count', { place: place + 1, total })}</p>
          <Radix.Title
            ref={titleRef}
            tabIndex={titleRef ? -1 : undefined}
            className="wrap-anywhere flex items-start gap-2 font-semibold text-xl"
          >
            {icon}
            <span>{title}</span>
          </Radix.Title>
          <Radix.Description className={`wrap-anywhere ${isYoung ? 'text-xl' : ''}`}>
            {text}
          </Radix.Description>
        </div>
        {isHeard && (
          <ListenButton
            key={title}
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
