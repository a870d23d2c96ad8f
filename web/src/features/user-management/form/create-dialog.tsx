import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { userManagement } from '#contract/admin/users.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useUserWriter } from '../users.data.ts'
import { ACCOUNT_FIELDS, AccountFields, type AccountValues } from './account-fields.tsx'
import { AccountFormDialog } from './form-dialog.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useFieldErrors } from './use-field-errors.ts'

const EMPTY: AccountValues = {
  firstName: '',
  lastName: '',
  email: '',
  role: 'student',
  grade: '',
  isTeacher: false,
}

export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users')
  const create = useUserWriter(userManagement.create)
  const [values, setValues] = useState(EMPTY)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const { errorOf, general } = useFieldErrors(create.error, [...ACCOUNT_FIELDS, 'username', 'password'])

  function submit() {
    const { firstName, lastName, email, role, grade } = values
    create.mutate(
      {
        username,
        password,
        firstName,
        lastName,
        email: email.trim() || null,
        role,
        ...(role === 'student' && grade !== '' && { grade: Number(grade) }),
      },
      {
        onSuccess: (made) => {
          toast({
            title: t('form.created', { name: `${made.firstName} ${made.lastName}` }),
            description: t('form.createdText', { username: made.username }),
          })
          onClose()
        },
      },
    )
  }

  return (
    <AccountFormDialog
      title={t('form.createTitle')}
      description={t('form.createText')}
      submitLabel={t('form.create')}
      isPending={create.isPending}
      error={create.error}
      general={general}
      onSubmit={submit}
      onClose={onClose}
    >
      <AccountFields values={values} errorOf={errorOf} onChange={setValues} />
      <Field label={t('form.username')} error={errorOf('username')} isRequired>
        <Input
          value={username}
          maxLength={50}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setUsername(target.value)}
        />
      </Field>
      <NewPasswordField
        label={t('form.password')}
        error={errorOf('password')}
        value={password}
        onChange={setPassword}
      />
    </AccountFormDialog>
  )
}
