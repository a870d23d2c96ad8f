import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/forms/field.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'

type PasswordFieldProps = {
  label: string
  description?: string
  error: string | undefined
  autoComplete: 'current-password' | 'new-password'
  registration: UseFormRegisterReturn
}

/** A password box that says when Caps Lock is on: the letters themselves are hidden. */
export function PasswordField({ label, description, error, autoComplete, registration }: PasswordFieldProps) {
  const { t } = useTranslation('auth')
  const [isCapsLockOn, setCapsLockOn] = useState(false)

  function watchCapsLock(event: KeyboardEvent<HTMLInputElement>) {
    setCapsLockOn(event.getModifierState('CapsLock'))
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    setCapsLockOn(false)
    void registration.onBlur(event)
  }

  return (
    <Field
      label={label}
      description={description}
      error={error}
      isRequired
      aside={
        <span aria-live="polite" className="text-warning-ink">
          {isCapsLockOn && t('capsLock')}
        </span>
      }
    >
      <PasswordInput
        autoComplete={autoComplete}
        {...registration}
        onBlur={leave}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
      />
    </Field>
  )
}
