import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'

type NewPasswordFieldProps = {
  label: string
  error: string | undefined
  value: string
  onChange: (password: string) => void
}

/** A password that an admin chooses for somebody else. */
export function NewPasswordField({ label, error, value, onChange }: NewPasswordFieldProps) {
  const { t } = useTranslation('users')
  return (
    <Field label={label} description={t('form.passwordText')} error={error} isRequired>
      <PasswordInput
        value={value}
        maxLength={200}
        autoComplete="new-password"
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
