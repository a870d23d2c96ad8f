import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AdminUser, userManagement } from '#contract/admin/users.ts'
import { leastPasswordLength, type PasswordOwner } from '#engines/passwords/index.ts'
import { usePasswordFault } from '../../../kit/passwords/use-password-fault.ts'
import { useFieldErrors } from '../../../kit/use-field-errors.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useUserWriter } from '../users.data.ts'
import { AccountFormDialog } from './form-dialog.tsx'

type NewPasswordFieldProps = {
  owner: PasswordOwner
  label: string
  error: string | undefined
  value: string
  onChange: (password: string) => void
}

/** A password that an admin chooses for somebody else. */
export function NewPasswordField({ owner, label, error, value, onChange }: NewPasswordFieldProps) {
  const { t } = useTranslation('users')
  const weakness = usePasswordFault(value, owner)
  return (
    <Field
      label={label}
      description={t('form.passwordText', { least: leastPasswordLength(owner) })}
      error={error ?? weakness}
      isRequired
    >
      <PasswordInput
        value={value}
        maxLength={200}
        autoComplete="new-password"
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}

type PasswordDialogProps = { user: AdminUser; name: string; onClose: () => void }

export function PasswordDialog({ user, name, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('users')
  const set = useUserWriter(userManagement.setPassword, {
    onSuccess: () => toast({ title: t('password.done', { name }), description: t('password.doneText') }),
  })
  const [password, setPassword] = useState('')
  const { errorOf, general } = useFieldErrors(set.error, ['password'])

  return (
    <AccountFormDialog
      width="small"
      title={t('password.title', { name })}
      description={t('password.text')}
      submitLabel={t('password.set')}
      isPending={set.isPending}
      error={set.error}
      general={general}
      onSubmit={() => set.mutate({ id: user.id, password }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <NewPasswordField
        owner={user}
        label={t('password.new')}
        error={errorOf('password')}
        value={password}
        onChange={(typed) => {
          set.reset()
          setPassword(typed)
        }}
      />
    </AccountFormDialog>
  )
}
