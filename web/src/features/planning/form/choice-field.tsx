import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'

type ChoiceFieldProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

export function ChoiceField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceFieldProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <Field label={label}>
      <Select value={value} onValueChange={choose}>
        {options.map((option) => (
          <SelectItem<string> key={option.value} value={option.value}>
            {option.label}
          </SelectItem>
        ))}
      </Select>
    </Field>
  )
}
