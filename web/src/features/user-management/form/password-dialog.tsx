import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AdminUser, userManagement } from '#contract/admin/users.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useUserWriter } from '../users.data.ts'
import { AccountFormDialog } from './form-dialog.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useFieldErrors } from './use-field-errors.ts'

type PasswordDialogProps = { user: AdminUser; name: string; onClose: () => void }

export function PasswordDialog({ user, name, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('users')
  const set = useUserWriter(userManagement.setPassword)
  const [password, setPassword] = useState('')
  const { errorOf, general } = useFieldErrors(set.error, ['password'])

  function submit() {
    set.mutate(
      { id: user.id, password },
      {
        onSuccess: () => {
          toast({ title: t('password.done', { name }), description: t('password.doneText') })
          onClose()
        },
      },
    )
  }

  return (
    <AccountFormDialog
      width="small"
      title={t('password.title', { name })}
      description={t('password.text')}
      submitLabel={t('password.set')}
      isPending={set.isPending}
      error={set.error}
      general={general}
      onSubmit={submit}
      onClose={onClose}
    >
      <NewPasswordField
        label={t('password.new')}
        error={errorOf('password')}
        value={password}
        onChange={setPassword}
      />
    </AccountFormDialog>
  )
}
