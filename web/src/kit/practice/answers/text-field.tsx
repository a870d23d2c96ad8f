import { Input } from '../../../ui/forms/input.tsx'
import { type AnswerFieldProps, readTyped } from './answer-field-props.ts'
import { TYPING } from './number-field.tsx'

/** Words, times, anything that is simply written down. */
export function TextField({ given, onGive, labelledBy, isLocked, isLarge }: AnswerFieldProps<'text'>) {
  return (
    <Input
      aria-labelledby={labelledBy}
      lang="en"
      value={readTyped(given)}
      onChange={(event) => onGive(event.target.value)}
      readOnly={isLocked}
      {...TYPING}
      className={`max-w-md text-xl! ${isLarge ? 'min-h-16' : 'min-h-14'}`}
    />
  )
}
