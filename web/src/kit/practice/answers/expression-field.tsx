import { useRef } from 'react'
import { Input } from '../../../ui/forms/input.tsx'
import { findLetters } from '../maths/find-letters.ts'
import { KeypadPanel } from '../maths/keypad-panel.tsx'
import { listExpressionKeys } from '../maths/keys.ts'
import { MathsPreview } from '../maths/maths-preview.tsx'
import { type AnswerFieldProps, type KeypadProps, readTyped } from './answer-field-props.ts'
import { TYPING } from './number-field.tsx'

export function ExpressionField({
  given,
  onGive,
  labelledBy,
  isLocked,
  isLarge,
  keypad,
  promptHtml,
}: AnswerFieldProps<'expression'> & KeypadProps) {
  const box = useRef<HTMLInputElement>(null)
  const text = readTyped(given)
  const isOpen = keypad.isOpen(true)
  return (
    <div className="flex flex-col gap-3">
      <Input
        ref={box}
        aria-labelledby={labelledBy}
        value={text}
        onChange={(event) => onGive(event.target.value)}
        readOnly={isLocked}
        inputMode={keypad.isTouch && isOpen ? 'none' : 'text'}
        {...TYPING}
        className="min-h-14 max-w-md font-heading text-2xl!"
      />
      <div className="max-w-md">
        <MathsPreview text={text} />
      </div>
      {!isLocked && (
        <KeypadPanel
          isOpen={isOpen}
          onToggle={keypad.onToggle}
          keys={listExpressionKeys(findLetters(promptHtml))}
          columns={6}
          isLarge={isLarge}
          findBox={() => box.current}
        />
      )}
    </div>
  )
}
