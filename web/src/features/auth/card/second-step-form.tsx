import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'

type SecondStepFormProps = { error: string; isPending: boolean; onSubmit: (code: string) => void }

/** A card or pictures are one step; accounts with two ask for the other. */
export function SecondStepForm({ error, isPending, onSubmit }: SecondStepFormProps) {
  const { t } = useTranslation('auth')
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && code.trim() !== '') onSubmit(code)
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('signIn.code')} description={t('signIn.codeHelp')} error={error} isRequired>
        <Input
          ref={field}
          value={code}
          maxLength={40}
          autoComplete="one-time-code"
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
