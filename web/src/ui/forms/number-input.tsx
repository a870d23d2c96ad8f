import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from './input.tsx'

type NumberInputProps = Omit<ComponentProps<'input'>, 'type' | 'ref'>

/** A number box with large minus and plus buttons; the arrow keys of the native input work as ever. */
export function NumberInput({ className, disabled, readOnly, ...rest }: NumberInputProps) {
  const { t } = useTranslation('ui')
  const box = useRef<HTMLInputElement>(null)

  function move(direction: 'up' | 'down') {
    const input = box.current
    if (!input) return
    if (direction === 'up') input.stepUp()
    else input.stepDown()
    // stepUp is silent, and React listens to the bubbling input event.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const stepButton =
    'grid size-11 shrink-0 place-items-center rounded-control border border-border-strong bg-surface hover:bg-fill disabled:cursor-not-allowed disabled:opacity-55'
  return (
    <div className={`flex items-center gap-2 ${className ?? ''}`}>
      <button
        type="button"
        aria-label={t('number.decrease')}
        tabIndex={-1}
        disabled={disabled || readOnly}
        className={stepButton}
        onClick={() => move('down')}
      >
        <Minus aria-hidden="true" className="size-5" />
      </button>
      <Input
        type="number"
        inputMode="numeric"
        disabled={disabled}
        readOnly={readOnly}
        className="hide-number-arrows min-w-16 text-center font-heading tabular-nums"
        {...rest}
        ref={box}
      />
      <button
        type="button"
        aria-label={t('number.increase')}
        tabIndex={-1}
        disabled={disabled || readOnly}
        className={stepButton}
        onClick={() => move('up')}
      >
        <Plus aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
