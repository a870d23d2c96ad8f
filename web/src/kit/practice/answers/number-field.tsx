import { useRef } from 'react'
import { Input } from '../../../ui/forms/input.tsx'
import { KeypadPanel } from '../math/keypad-panel.tsx'
import { listNumberKeys, listWholeNumberKeys } from '../math/keys.ts'
import { type AnswerFieldProps, type KeypadProps, readTyped } from './answer-field-props.ts'

export function NumberField(props: AnswerFieldProps<'number'> & KeypadProps) {
  const { form, given, onGive, labelledBy, isLocked, isLarge, keypad, promptHtml } = props
  const box = useRef<HTMLInputElement>(null)
  const isOpen = keypad.isOpen(false)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex max-w-xs items-center gap-3">
        <Input
          ref={box}
          aria-labelledby={labelledBy}
          value={readTyped(given)}
          onChange={(event) => onGive(event.target.value)}
          readOnly={isLocked}
          inputMode={keypad.isTouch && isOpen ? 'none' : 'text'}
          {...TYPING}
          className={`font-heading text-2xl! tabular-nums ${isLarge ? 'min-h-16' : 'min-h-14'}`}
        />
        {form.unit && <span className="shrink-0 text-xl">{form.unit}</span>}
      </div>
      {!isLocked && (
        <KeypadPanel
          isOpen={isOpen}
          onToggle={keypad.onToggle}
          keys={isLarge ? listWholeNumberKeys() : listNumberKeys({ hasPi: promptHtml.includes('π') })}
          columns={isLarge ? 3 : 4}
          isLarge={isLarge}
          findBox={() => box.current}
        />
      )}
    </div>
  )
}

/** Nothing that a device means to help with is a help here. */
export const TYPING = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'done',
  maxLength: 300,
} as const
