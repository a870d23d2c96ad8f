import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerForm } from '#contract/practice.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { ChoiceCard, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import type { Given } from '../given.ts'
import { KeypadPanel } from '../math/keypad-panel.tsx'
import { findLetters, listExpressionKeys } from '../math/keys.ts'
import { previewMath } from '../math/preview-math.ts'
import { type AnswerFieldProps, type KeypadProps, readTyped } from './answer-field-props.ts'
import { FractionField } from './fraction-field.tsx'
import { ItemText } from './item-text.tsx'
import { NumberField, TYPING } from './number-field.tsx'
import { NumberLineField } from './number-line-field.tsx'
import { OrderingField } from './ordering-field.tsx'

/** For each item on the left the choice of all on the right. */
function MatchingField(props: AnswerFieldProps<'matching'>) {
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

/** Letters, not digits: a digit before "3 apples" reads as part of the answer. */
const LETTERS = 'ABCDEFGHIJ'

/** Large radio buttons. The digits and letters of a keyboard choose as well. */
function ChoiceField({ form, given, onGive, labelledBy, isLocked, isLarge }: AnswerFieldProps<'choice'>) {
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

type Props = Omit<AnswerFieldProps, 'form'> & KeypadProps & { form: AnswerForm }

/** The field for the kind of answer that a problem asks for. */
export function AnswerField({ form, keypad, promptHtml, ...field }: Props) {
  const keys = { keypad, promptHtml }
  switch (form.kind) {
    case 'number':
      return <NumberField form={form} {...field} {...keys} />
    case 'fraction':
      return <FractionField form={form} {...field} {...keys} />
    case 'expression':
      return <ExpressionField form={form} {...field} {...keys} />
    case 'choice':
      return <ChoiceField form={form} {...field} />
    case 'ordering':
      return <OrderingField form={form} {...field} />
    case 'matching':
      return <MatchingField form={form} {...field} />
    case 'numberLine':
      return <NumberLineField form={form} {...field} />
    case 'text':
      return <TextField form={form} {...field} />
  }
}

/** Words, times, anything that is simply written down. */
function TextField({ given, onGive, labelledBy, isLocked, isLarge }: AnswerFieldProps<'text'>) {
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

function ExpressionField(props: AnswerFieldProps<'expression'> & KeypadProps) {
  const { given, onGive, labelledBy, isLocked, isLarge, keypad, promptHtml } = props
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
        <MathPreview text={text} />
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

/** Draws what is typed as it will be understood. What cannot be read yet is said gently and stops nobody. */
function MathPreview({ text }: { text: string }) {
  const { t } = useTranslation('practice')
  const preview = previewMath(text)
  return (
    <div className="flex min-h-19 items-center overflow-x-auto rounded-control border border-border border-dashed bg-sunken px-4 py-2">
      {preview.kind === 'shown' ? (
        <span className="text-2xl">
          <span className="sr-only">{t('preview.label')}</span>
          <RichText html={preview.html} as="line" />
        </span>
      ) : (
        <span className="text-muted">
          {preview.kind === 'unreadable'
            ? t('preview.unreadable', { rest: preview.rest })
            : t(`preview.${preview.kind}`)}
        </span>
      )}
    </div>
  )
}
