import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { userManagement } from '#contract/admin/users.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useUserWriter } from '../users.data.ts'
import { ACCOUNT_FIELDS, AccountFields, type AccountValues } from './account-fields.tsx'
import { FormAlert } from './form-alert.tsx'
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
  const formId = useId()
  const { errorOf, general } = useFieldErrors(create.error, [...ACCOUNT_FIELDS, 'username', 'password'])

  function submit(event: FormEvent) {
    event.preventDefault()
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
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('form.createTitle')}
      description={t('form.createText')}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t('form.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isPending={create.isPending}>
            {t('form.create')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {general && <FormAlert>{general}</FormAlert>}
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
        <Field
          label={t('form.password')}
          description={t('form.passwordText')}
          error={errorOf('password')}
          isRequired
        >
          <PasswordInput
            value={password}
            maxLength={200}
            autoComplete="new-password"
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
