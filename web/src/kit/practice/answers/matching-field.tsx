import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import type { Given } from '../given.ts'
import type { AnswerFieldProps } from './answer-field-props.ts'
import { ItemText } from './item-text.tsx'

/** For each item on the left the choice of all on the right. */
export function MatchingField(props: AnswerFieldProps<'matching'>) {
  const { form, given, onGive, labelledBy, isLocked, isLarge } = props
  const { t } = useTranslation('practice')
  const matched = readMatched(given)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the question names the group; a legend would repeat it
    <div role="group" aria-labelledby={labelledBy} className="flex flex-col gap-3">
      {form.left.map(({ text, html }) => (
        <Field
          key={text}
          label={<ItemText html={html} />}
          className={`rounded-card border border-border p-3 sm:grid sm:grid-cols-2 sm:items-center sm:gap-4 ${isLarge ? 'text-xl' : 'text-lg'}`}
        >
          <Select
            value={matched[text] ?? ''}
            onValueChange={(value) => onGive({ ...matched, [text]: value })}
            placeholder={t('matching.choose')}
            isDisabled={isLocked}
            className={isLarge ? 'min-h-15' : 'min-h-12'}
          >
            {form.right.map((option) => (
              <SelectItem key={option.text} value={option.text}>
                <ItemText html={option.html} />
              </SelectItem>
            ))}
          </Select>
        </Field>
      ))}
    </div>
  )
}

function readMatched(given: Given | null): Record<string, string> {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {}
}
