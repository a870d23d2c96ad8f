import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldContext } from './field-context.ts'

type FieldProps = {
  label: ReactNode
  description?: ReactNode
  /** The message under the control; its presence makes the control invalid. */
  error?: string | undefined
  isRequired?: boolean
  /** Says "(optional)" after the label. */
  isOptional?: boolean
  /** The label is for screen readers only. */
  isLabelHidden?: boolean
  /** `inline` puts a checkbox or a switch in front of its label. */
  layout?: 'stacked' | 'inline'
  /** Right of the label: a counter, a link. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** The one way to build a form row: label, control, description and error, tied together for assistive technology. */
export function Field({
  label,
  description,
  error,
  isRequired = false,
  isOptional = false,
  isLabelHidden = false,
  layout = 'stacked',
  aside,
  className,
  children,
}: FieldProps) {
  const { t } = useTranslation('ui')
  const id = useId()
  const wiring = {
    controlId: id,
    labelId: `${id}-label`,
    describedBy:
      [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    isInvalid: Boolean(error),
    isRequired,
  }
  const isInline = layout === 'inline'
  const labelElement = (
    <label
      id={wiring.labelId}
      htmlFor={id}
      className={isLabelHidden ? 'sr-only' : isInline ? 'py-2.5' : 'font-medium'}
    >
      {label}
      {isOptional && <span className="font-normal text-muted"> {t('field.optional')}</span>}
    </label>
  )

  return (
    <FieldContext value={wiring}>
      <div className={`flex flex-col gap-1.5 ${className ?? ''}`}>
        {isInline ? (
          <div className="flex items-start gap-3">
            {children}
            {labelElement}
          </div>
        ) : (
          <>
            <div className={isLabelHidden ? 'contents' : 'flex items-baseline justify-between gap-3'}>
              {labelElement}
              {aside}
            </div>
            {children}
          </>
        )}
        {description && (
          <p id={`${id}-description`} className="text-muted">
            {description}
          </p>
        )}
        <div aria-live="polite" className="empty:hidden">
          {error && (
            <p id={`${id}-error`} className="flex items-start gap-1.5 text-destructive-ink">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {error}
            </p>
          )}
        </div>
      </div>
    </FieldContext>
  )
}
