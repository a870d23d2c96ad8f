import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

type PasswordDialogProps<Answer> = {
  title: string
  text: string
  confirmLabel: string
  writer: {
    mutate: (input: { password: string }, options: { onSuccess: (answer: Answer) => void }) => void
    reset: () => void
    error: Error | null
    isPending: boolean
  }
  onDone: (answer: Answer) => void
  onClose: () => void
}

/** Asks for the password before something that whoever finds an open device must not do. */
export function PasswordDialog<Answer>(props: PasswordDialogProps<Answer>) {
  const { title, text, confirmLabel, writer, onDone, onClose } = props
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      onClose={onClose}
      width="small"
      title={title}
      description={text}
      takeFocus={() => field.current?.focus()}
      cancelLabel={t('delete.cancel')}
      footer={
        <Button type="submit" form={formId} isPending={writer.isPending}>
          {confirmLabel}
        </Button>
      }
    >
      <PasswordForm
        id={formId}
        field={field}
        fault={writer.error ? errorText(writer.error) : undefined}
        onType={writer.reset}
        onPassword={(password) => writer.mutate({ password }, { onSuccess: onDone })}
      />
    </Dialog>
  )
}

type PasswordFormProps = {
  id: string
  field: RefObject<HTMLInputElement | null>
  fault: string | undefined
  onType: () => void
  onPassword: (password: string) => void
}

export function PasswordForm({ id, field, fault, onType, onPassword }: PasswordFormProps) {
  const { t } = useTranslation('profile')
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(password === '')
    if (password === '') field.current?.focus()
    else onPassword(password)
  }

  return (
    <form id={id} noValidate onSubmit={submit}>
      <Field label={t('delete.password')} error={isMissing ? t('delete.passwordMissing') : fault} isRequired>
        <PasswordInput
          ref={field}
          value={password}
          maxLength={200}
          autoComplete="current-password"
          onChange={({ target }) => {
            onType()
            setMissing(false)
            setPassword(target.value)
          }}
        />
      </Field>
    </form>
  )
}
