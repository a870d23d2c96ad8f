import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { FormAlert } from '../form-alert.tsx'

type AnswerFormProps = {
  needsPassword: boolean
  needsCode: boolean
  /** Says what is wrong; null when it is right. */
  onAnswer: (given: { password?: string; code?: string }) => Promise<string | null>
}

export function AnswerForm({ needsPassword, needsCode, onAnswer }: AnswerFormProps) {
  const { t } = useTranslation('access')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState<{ id: number; text: string } | null>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // The box that came last is the one to fill in.
    const boxes = form.current?.querySelectorAll('input')
    boxes?.[needsCode ? boxes.length - 1 : 0]?.focus()
  }, [needsCode])

  // A number of its own each time: what is said twice is read out twice.
  const tell = (text: string | null) =>
    setFault((last) => (text === null ? null : { id: (last?.id ?? 0) + 1, text }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (needsPassword && password === '') return tell(t('arrival.passwordMissing'))
    if (needsCode && code.trim() === '') return tell(t('arrival.codeMissing'))
    setPending(true)
    const text = await onAnswer({ ...(needsPassword && { password }), ...(needsCode && { code }) })
    setPending(false)
    tell(text)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {fault && <FormAlert key={fault.id}>{fault.text}</FormAlert>}
      {needsPassword && (
        <Field label={t('arrival.password')} isRequired>
          <PasswordInput
            value={password}
            maxLength={200}
            autoComplete="current-password"
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
      )}
      {needsCode && (
        <Field label={t('arrival.code')} description={t('arrival.codeHelp')} isRequired>
          <Input
            value={code}
            maxLength={20}
            autoComplete="one-time-code"
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
      )}
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {t('arrival.go')}
      </Button>
      {needsPassword && (
        <AppLink
          to="/reset-password"
          className="self-center py-2.5 font-medium text-brand-ink underline underline-offset-4"
        >
          {t('arrival.forgot')}
        </AppLink>
      )}
    </form>
  )
}
