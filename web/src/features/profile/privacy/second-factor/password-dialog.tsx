import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../kit/use-error-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../../ui/forms/password-input.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'

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
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(password === '')
    if (password === '') field.current?.focus()
    else writer.mutate({ password }, { onSuccess: onDone })
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="small"
      title={title}
      description={text}
      takeFocus={() => field.current?.focus()}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t('delete.cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} isPending={writer.isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field
          label={t('delete.password')}
          error={isMissing ? t('delete.passwordMissing') : writer.error ? errorText(writer.error) : undefined}
          isRequired
        >
          <PasswordInput
            ref={field}
            value={password}
            maxLength={200}
            autoComplete="current-password"
            onChange={({ target }) => {
              writer.reset()
              setMissing(false)
              setPassword(target.value)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
