import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AdminUser, userManagement } from '#contract/admin/users.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { Dialog, DialogClose } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useUserWriter } from '../users.data.ts'
import { FormAlert } from './form-alert.tsx'
import { useFieldErrors } from './use-field-errors.ts'

type PasswordDialogProps = { user: AdminUser; name: string; onClose: () => void }

export function PasswordDialog({ user, name, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('users')
  const set = useUserWriter(userManagement.setPassword)
  const [password, setPassword] = useState('')
  const formId = useId()
  const { errorOf, general } = useFieldErrors(set.error, ['password'])

  function submit(event: FormEvent) {
    event.preventDefault()
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
    <Dialog
      open
      width="small"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('password.title', { name })}
      description={t('password.text')}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t('form.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isPending={set.isPending}>
            {t('password.set')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        {general && <FormAlert>{general}</FormAlert>}
        <Field
          label={t('password.new')}
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
