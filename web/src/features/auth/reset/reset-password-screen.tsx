import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import { passwordReset, RESET_MINUTES } from '#contract/profile/password-reset.ts'
import { leastPasswordLength } from '#engines/passwords/index.ts'
import { ApiError, call } from '../../../api/call.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useLinkToken } from '../../../kit/navigation/use-link-token.ts'
import { usePasswordFault } from '../../../kit/passwords/use-password-fault.ts'
import { siteQuery } from '../../../kit/site.data.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'

function NewPassword({ token, onAskAgain }: { token: string; onAskAgain: () => void }) {
  const { t } = useTranslation('access')
  const account = useQuery({
    queryKey: ['passwordReset', token],
    queryFn: () => call(passwordReset.check, { token }),
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
  if (account.isError) return <ErrorState query={account} />
  return <PasswordForm token={token} account={account.data} onGone={() => setGone(true)} />
}

type PasswordFormProps = {
  token: string
  account: OutputOf<typeof passwordReset.check>
  onGone: () => void
}

function PasswordForm({ token, account, onGone }: PasswordFormProps) {
  const { t } = useTranslation('access')
  const toastFailure = useFailureToast()
  const navigate = useNavigate()
  const { username } = account
  const [[password = '', again = ''], setTyped] = useState<string[]>(['', ''])
  const fault = usePasswordFault(password, account)
  const [refused, setRefused] = useState<string>()
  const [hasTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  const isDifferent = hasTried && again !== password

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (password === '' || fault || again !== password) return
    setPending(true)
    try {
      await call(passwordReset.confirm, { token, password })
      toast({ title: t('reset.saved'), description: t('reset.savedText') })
      await navigate({ to: '/auth', replace: true })
    } catch (error) {
      setPending(false)
      if (error instanceof ApiError && error.status === 404) onGone()
      else if (error instanceof ApiError && error.issues[0]) setRefused(error.issues[0].message)
      else toastFailure(t('reset.failed'), error)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p className="break-words text-muted">{t('reset.forAccount', { username })}</p>
      {/* Lets a password manager know whose password this is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field
        label={t('reset.password')}
        description={t('reset.hint', { least: leastPasswordLength(account) })}
        error={refused ?? fault ?? (hasTried && password === '' ? t('reset.missing') : undefined)}
        isRequired
      >
        <PasswordInput
          value={password}
          maxLength={200}
          autoComplete="new-password"
          onChange={({ target }) => {
            setRefused(undefined)
            setTyped([target.value, again])
          }}
        />
      </Field>
      <Field label={t('reset.again')} error={isDifferent ? t('reset.different') : undefined} isRequired>
        <PasswordInput
          value={again}
          maxLength={200}
          autoComplete="new-password"
          onChange={({ target }) => setTyped([password, target.value])}
        />
      </Field>
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {t('reset.save')}
      </Button>
    </form>
  )
}

/** Asks for the address, or, opened by the mailed link, for the new password. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('access')
  const [token, setToken] = useLinkToken()
  const site = useQuery(siteQuery)

  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-4 py-8">
      <Card className="flex flex-col gap-5">
        <h1 className="font-semibold text-2xl">{t('reset.title')}</h1>
        {token !== '' ? (
          <NewPassword key={token} token={token} onAskAgain={() => setToken('')} />
        ) : site.isPending ? (
          <Spinner />
        ) : site.isError ? (
          <ErrorState query={site} />
        ) : site.data.canResetPassword ? (
          <AskForm />
        ) : (
          <>
            <p>{t('reset.later')}</p>
            <p className="text-muted">
              {t('reset.laterText')}{' '}
              <AppLink to="/contact" className="font-medium text-brand-ink underline underline-offset-4">
                {t('reset.contact')}
              </AppLink>
            </p>
          </>
        )}
      </Card>
      <AppLink
        to="/auth"
        className="self-center py-2.5 font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
      >
        {t('reset.backToSignIn')}
      </AppLink>
    </div>
  )
}

function AskForm() {
  const { t } = useTranslation('access')
  const toastFailure = useFailureToast()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const sent = useRef<HTMLHeadingElement>(null)
  const asking = useMutation({
    mutationFn: () => call(passwordReset.ask, { email: email.trim() }),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'invalid_input') setFault(error.message)
      else toastFailure(t('reset.notSent'), error)
    },
  })
  useEffect(() => {
    if (asking.isSuccess) sent.current?.focus()
  }, [asking.isSuccess])

  if (asking.isSuccess)
    return (
      <>
        <h2 ref={sent} tabIndex={-1} className="font-semibold text-lg">
          {t('reset.sentTitle')}
        </h2>
        <p className="break-words">{t('reset.sentText', { email: email.trim(), minutes: RESET_MINUTES })}</p>
        <p className="text-muted">{t('reset.sentHelp')}</p>
        <Button variant="outline" className="self-start" onClick={asking.reset}>
          {t('reset.otherAddress')}
        </Button>
      </>
    )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        asking.mutate()
      }}
      className="flex flex-col gap-5"
    >
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
      <Button type="submit" size="large" isFullWidth isPending={asking.isPending}>
        {t('reset.send')}
      </Button>
    </form>
  )
}
