import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

/** The cross in the corner of dialogs, sheets and toasts. */
export function CloseButton({ className, ...rest }: ComponentProps<'button'>) {
  const { t } = useTranslation('ui')
  return (
    <button
      type="button"
      aria-label={t('close')}
      className={`grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-fill hover:text-text ${className ?? ''}`}
      {...rest}
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  )
}
