import { useTranslation } from 'react-i18next'
import { ChoiceCard, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { type AnswerFieldProps, readTyped } from './answer-field-props.ts'
import { ItemText } from './item-text.tsx'

/** Letters, not digits: a digit before "3 apples" reads as part of the answer. */
const LETTERS = 'ABCDEFGHIJ'

/** Large radio buttons. The digits and letters of a keyboard choose as well. */
export function ChoiceField({
  form,
  given,
  onGive,
  labelledBy,
  isLocked,
  isLarge,
}: AnswerFieldProps<'choice'>) {
  const { t } = useTranslation('practice')
  const isShort = form.options.every(({ text }) => text.length <= 24)
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        aria-labelledby={labelledBy}
        value={readTyped(given)}
        onValueChange={onGive}
        disabled={isLocked}
        className={`grid! gap-3! ${isShort ? 'sm:grid-cols-2' : ''} ${isLarge ? 'text-2xl' : 'text-lg'}`}
      >
        {form.options.map(({ text, html }, place) => (
          <ChoiceCard
            key={text}
            value={text}
            icon={
              <span
                aria-hidden="true"
                className="grid size-8 place-items-center rounded-full bg-fill font-heading text-base text-text"
              >
                {LETTERS[place]}
              </span>
            }
            label={<ItemText html={html} />}
          />
        ))}
      </RadioGroup>
      {!isLocked && !isLarge && (
        <p className="pointer-coarse:hidden text-muted">{t('choice.keys', { count: form.options.length })}</p>
      )}
    </div>
  )
}
