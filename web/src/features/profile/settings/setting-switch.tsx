import type { ReactNode } from 'react'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'

type SettingSwitchProps = {
  label: string
  description?: ReactNode
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

export function SettingSwitch(props: SettingSwitchProps) {
  const { label, description, isOn, isDisabled = false, onChange } = props
  return (
    <Field label={label} description={description} layout="inline" className="[&>p]:-mt-2 [&>p]:ml-16">
      <Switch checked={isOn} disabled={isDisabled} onCheckedChange={onChange} />
    </Field>
  )
}
