import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'

export function useSaveNotices() {
  const { t, i18n } = useTranslation('profile')
  const toastFailure = useFailureToast()
  return {
    onSuccess: () => {
      // What was saved may be the language itself.
      toast({ title: i18n.t('profile:settings.saved') })
    },
    onError: (error: unknown) => {
      toastFailure(t('settings.failed'), error)
    },
  }
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
