import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ListenButton } from '../speech/listen-button.tsx'
import { sayElement } from '../speech/say-element.ts'

type HeardProps = {
  isOn: boolean
  /** Without a text there is nothing to hear yet; what waits for one stays in place, so that its coming is announced. */
  hasText: boolean
  children: ReactNode
}

/** For those who are just learning to read, a button under a text that reads it out. */
export function Heard({ isOn, hasText, children }: HeardProps) {
  const { t } = useTranslation('practice')
  const text = useRef<HTMLDivElement>(null)
  if (!isOn) return children
  return (
    <div className={hasText ? 'flex flex-col items-start gap-2' : 'contents'}>
      <div ref={text} className={hasText ? 'w-full' : 'contents'}>
        {children}
      </div>
      {hasText && (
        <ListenButton
          collect={() => (text.current ? [sayElement(text.current)] : [])}
          label={t('listen.start')}
          stopLabel={t('listen.stop')}
          isLarge
        />
      )}
    </div>
  )
}
