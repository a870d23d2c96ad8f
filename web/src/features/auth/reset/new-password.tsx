import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { passwordReset, RESET_MINUTES } from '#contract/profile/password-reset.ts'
import { ApiError, call } from '../../../api/call.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'

const SHORTEST = 6

export function NewPassword({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const { t } = useTranslation('access')
  const account = useQuery({
    queryKey: ['passwordReset', token],
    queryFn: () => call(passwordReset.check, { token }),
    retry: false,
    gcTime: 0,
  })
  const [isGone, setGone] = useState(false)
  if (account.isPending) return <Spinner label={t('reset.checking')} />
  if (isGone || (account.error instanceof ApiError && account.error.status === 404))
    return (
      <EmptyState
        title={t('reset.goneTitle')}
        description={t('reset.goneText', { minutes: RESET_MINUTES })}
        action={<Button onClick={onAskAgain}>{t('reset.askAgain')}</Button>}
      />
    )
  if (account.isError)
    return <ErrorState onRetry={() => void account.refetch()} isRetrying={account.isFetching} />
  return <PasswordForm token={token} username={account.data.username} onGone={() => setGone(true)} />
}

type PasswordFormProps = { token: string; username: string; onGone: () => void }

function PasswordForm({ token, username, onGone }: PasswordFormProps) {
  const { t } = useTranslation('access')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [[password, again], setTyped] = useState(['', ''])
  const [hasTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  const isShort = hasTried && password.length < SHORTEST
  const isDifferent = hasTried && again !== password

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (password.length < SHORTEST || again !== password) return
    setPending(true)
    try {
      await call(passwordReset.confirm, { token, password })
      toast({ title: t('reset.saved'), description: t('reset.savedText') })
      await navigate({ to: '/auth', replace: true })
    } catch (error) {
      setPending(false)
      if (error instanceof ApiError && error.status === 404) onGone()
      else toast({ title: t('reset.failed'), description: errorText(error), variant: 'destructive' })
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="break-words text-muted">{t('reset.forAccount', { username })}</p>
      {/* Lets a password manager know whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field
        label={t('reset.password')}
        description={t('reset.hint')}
        error={isShort ? t('reset.short') : undefined}
        isRequired
      >
        <PasswordInput
          value={password}
          maxLength={200}
          autoComplete="new-password"
          onChange={({ target }) => setTyped([target.value, again ?? ''])}
        />
      </Field>
      <Field label={t('reset.again')} error={isDifferent ? t('reset.different') : undefined} isRequired>
        <PasswordInput
          value={again}
          maxLength={200}
          autoComplete="new-password"
          onChange={({ target }) => setTyped([password ?? '', target.value])}
        />
      </Field>
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {t('reset.save')}
      </Button>
    </form>
  )
}
