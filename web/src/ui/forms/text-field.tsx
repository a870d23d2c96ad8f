import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { Textarea } from './textarea.tsx'

type RowProps = Omit<ComponentProps<typeof Field>, 'children' | 'layout'>

/** What belongs to the row around a control, apart from what belongs to the control. */
function splitProps<Props extends RowProps>(props: Props) {
  const { label, description, error, isRequired, isOptional, isLabelHidden, aside, className, ...control } =
    props
  return {
    row: { label, description, error, isRequired, isOptional, isLabelHidden, aside, className },
    control,
  }
}

/** A row of a form with one line to type in. */
export function TextField(props: RowProps & Omit<ComponentProps<typeof Input>, 'className'>) {
  const { row, control } = splitProps(props)
  return (
    <Field {...row}>
      <Input {...control} />
    </Field>
  )
}

/** A row of a form with several lines to type in. */
export function TextareaField(props: RowProps & Omit<ComponentProps<typeof Textarea>, 'className'>) {
  const { row, control } = splitProps(props)
  return (
    <Field {...row}>
      <Textarea {...control} />
    </Field>
  )
}
