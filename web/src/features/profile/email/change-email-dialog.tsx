import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emailAddress, type OwnEmail } from '#contract/profile/email-address.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useFieldErrors } from '../../../kit/use-field-errors.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { signInWaysQuery, useKeepOwnEmail } from '../profile.data.ts'

const FIELDS = ['email', 'password']

/** Asks for the password: who finds an open device must not lead the links for new passwords elsewhere. */
export function ChangeEmailDialog({ own, onClose }: { own: OwnEmail; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const keep = useKeepOwnEmail()
  // Who signs in with a provider alone has no password that could be asked for.
  const hasPassword = useQuery(signInWaysQuery).data?.hasPassword ?? true
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const change = useWrite(emailAddress.change, {
    onSuccess: (saved) => {
      keep(saved)
      toast({
        title: saved.waitingEmail ? t('email.sent', { email: saved.waitingEmail }) : t('email.saved'),
      })
      onClose()
    },
  })
  const { errorOf, general } = useFieldErrors(change.error, FIELDS)

  return (
    <FormDialog
      title={t('email.title')}
      description={own.canMail ? t('email.text') : t('email.textWithoutMail')}
      width="small"
      submitLabel={own.canMail ? t('email.send') : t('email.save')}
      cancelLabel={t('edit.cancel')}
      isPending={change.isPending}
      error={change.error}
      onSubmit={() => change.mutate({ email: email.trim(), password })}
      onClose={onClose}
    >
      {general && <FormAlert>{general}</FormAlert>}
      <TextField
        type="email"
        label={t('email.new')}
        error={errorOf('email')}
        isRequired
        value={email}
        maxLength={254}
        autoComplete="email"
        onChange={({ target }) => setEmail(target.value)}
      />
      {hasPassword && (
        <Field label={t('email.password')} error={errorOf('password')} isRequired>
          <PasswordInput
            value={password}
            maxLength={200}
            autoComplete="current-password"
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
      )}
    </FormDialog>
  )
}
