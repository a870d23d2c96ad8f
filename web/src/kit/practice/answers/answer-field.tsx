import type { AnswerForm } from '#contract/practice.ts'
import type { AnswerFieldProps, KeypadProps } from './answer-field-props.ts'
import { ChoiceField } from './choice-field.tsx'
import { ExpressionField } from './expression-field.tsx'
import { FractionField } from './fraction-field.tsx'
import { MatchingField } from './matching-field.tsx'
import { NumberField } from './number-field.tsx'
import { NumberLineField } from './number-line-field.tsx'
import { OrderingField } from './ordering-field.tsx'
import { TextField } from './text-field.tsx'

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
