import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'

export function useSaveWords() {
  const { t } = useTranslation('profile')
  return { done: t('settings.saved'), failed: t('settings.failed') }
}

type SettingSwitchProps = {
  label: string
  description?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function SettingSwitch(props: SettingSwitchProps) {
  const { label, description, isOn, onChange } = props
  return (
    <Field label={label} description={description} layout="inline" className="[&>p]:-mt-2 [&>p]:ml-16">
      <Switch checked={isOn} onCheckedChange={onChange} />
    </Field>
  )
}
