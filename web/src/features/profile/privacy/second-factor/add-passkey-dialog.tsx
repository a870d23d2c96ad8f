import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_PASSKEY_NAME, passkeys } from '#contract/profile/passkeys.ts'
import { ApiError, call } from '../../../../api/call.ts'
import {
  isGivenUp,
  isKnownDevice,
  makePasskey,
  passkeysQuery,
} from '../../../../kit/second-factor/passkeys.ts'
import { secondFactorQuery } from '../../../../kit/second-factor/second-factor.data.ts'
import { currentUserQuery } from '../../../../kit/session.ts'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { FormAlert } from '../../../../ui/forms/form-alert.tsx'
import { PasswordInput } from '../../../../ui/forms/password-input.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'

type Given = { name: string; password: string }

async function addPasskey({ name, password }: Given): Promise<void> {
  const options = await call(passkeys.begin, password === '' ? {} : { password })
  await call(passkeys.add, { name, credential: await makePasskey(options) })
}

/** A name, then the device asks for a finger, a face or its code. The password only if the sign-in was a while ago. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile')
  const queryClient = useQueryClient()
  const [name, setName] = useState(t('passkeys.usualName'))
  const [password, setPassword] = useState('')
  const [isPasswordAsked, setPasswordAsked] = useState(false)
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: async () => {
      toast({ title: t('passkeys.added') })
      await Promise.all(
        [passkeysQuery, secondFactorQuery, currentUserQuery].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
      onClose()
    },
    onError: (error) => {
      if (isAboutPassword(error)) setPasswordAsked(true)
    },
  })
  const [isNameMissing, setNameMissing] = useState(false)
  const fault = useFault(add.error)

  function submit() {
    // Before the device is asked: what it makes would be lost.
    setNameMissing(name.trim() === '')
    if (name.trim() !== '') add.mutate({ name, password })
  }

  return (
    <FormDialog
      title={t('passkeys.addTitle')}
      description={t('passkeys.addText')}
      width="small"
      submitLabel={t('passkeys.continue')}
      isPending={add.isPending}
      error={add.error}
      onSubmit={submit}
      onClose={() => !add.isPending && onClose()}
    >
      {fault !== null && !isAboutPassword(add.error) && <FormAlert>{fault}</FormAlert>}
      <TextField
        label={t('passkeys.name')}
        description={t('passkeys.nameHelp')}
        error={isNameMissing ? t('passkeys.nameMissing') : undefined}
        isRequired
        value={name}
        maxLength={LONGEST_PASSKEY_NAME}
        onChange={({ target }) => {
          add.reset()
          setNameMissing(false)
          setName(target.value)
        }}
      />
      {isPasswordAsked && (
        <Field
          label={t('delete.password')}
          error={isAboutPassword(add.error) ? (fault ?? undefined) : undefined}
          isRequired
        >
          <PasswordInput
            value={password}
            maxLength={200}
            autoComplete="current-password"
            onChange={({ target }) => {
              add.reset()
              setPassword(target.value)
            }}
          />
        </Field>
      )}
    </FormDialog>
  )
}

const isAboutPassword = (error: Error | null): boolean =>
  error instanceof ApiError && error.issues.some(({ field }) => field === 'password')

function useFault(error: Error | null): string | null {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  if (error === null) return null
  if (isGivenUp(error)) return t('passkeys.givenUp')
  return isKnownDevice(error) ? t('passkeys.known') : errorText(error)
}
