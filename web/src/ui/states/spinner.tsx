import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SpinnerIcon } from './spinner-icon.tsx'

type SpinnerProps = {
  /** What is being loaded; "Loading" when nothing better is known. */
  label?: string
  /** After this time the spinner admits that it takes longer. */
  slowAfterMs?: number
  className?: string
}

export function Spinner({ label, slowAfterMs = 8000, className }: SpinnerProps) {
  const { t } = useTranslation('ui')
  const [isSlow, setSlow] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [slowAfterMs])

  return (
    <div className={`flex flex-col items-center gap-3 p-6 text-center ${className ?? ''}`}>
      <div role="status" className="flex flex-col items-center gap-3 text-muted">
        <SpinnerIcon className="size-8 text-brand" />
        <span>{label ?? t('spinner.loading')}</span>
        {isSlow && <span className="max-w-sm text-text">{t('spinner.slow')}</span>}
      </div>
    </div>
  )
}
