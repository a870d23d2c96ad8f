import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordReset, RESET_MINUTES } from '#contract/profile/password-reset.ts'
import { ApiError, call } from '../../../api/call.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'

export function AskForm() {
  const { t } = useTranslation('access')
  const errorText = useErrorText()
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing')
  const [fault, setFault] = useState<string>()
  const sent = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (state === 'sent') sent.current?.focus()
  }, [state])

  async function submit(event: FormEvent) {
    event.preventDefault()
    setState('sending')
    try {
      await call(passwordReset.ask, { email: email.trim() })
      setState('sent')
    } catch (error) {
      setState('typing')
      if (error instanceof ApiError && error.code === 'invalid_input') setFault(error.message)
      else toast({ title: t('reset.notSent'), description: errorText(error), variant: 'destructive' })
    }
  }

  if (state === 'sent')
    return (
      <>
        <h2 ref={sent} tabIndex={-1} className="font-semibold text-lg">
          {t('reset.sentTitle')}
        </h2>
        <p className="break-words">{t('reset.sentText', { email: email.trim(), minutes: RESET_MINUTES })}</p>
        <p className="text-muted">{t('reset.sentHelp')}</p>
        <Button variant="outline" className="self-start" onClick={() => setState('typing')}>
          {t('reset.otherAddress')}
        </Button>
      </>
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="text-muted">{t('reset.askText')}</p>
      <Field label={t('reset.email')} error={fault} isRequired>
        <Input
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={({ target }) => {
            setFault(undefined)
            setEmail(target.value)
          }}
        />
      </Field>
      <Button type="submit" size="large" isFullWidth isPending={state === 'sending'}>
        {t('reset.send')}
      </Button>
    </form>
  )
}
