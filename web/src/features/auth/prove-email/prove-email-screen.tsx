import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutputOf } from '#contract/endpoint.ts'
import { emailAddress } from '#contract/profile/email-address.ts'
import { ApiError, call } from '../../../api/call.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { useLinkToken } from '../../../kit/navigation/use-link-token.ts'
import { currentUserQuery, useUser } from '../../../kit/session.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { AlertDialog } from '../../../ui/overlays/alert-dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'

type Proof = OutputOf<typeof emailAddress.check>
type Ending = 'confirmed' | 'refused' | 'gone'

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Opened by the mailed link. A button confirms, so that programs which follow links in mails use none up. */
export function ProveEmailScreen() {
  const { t } = useTranslation('access')
  const [token] = useLinkToken()
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-4 py-8">
      <Card className="flex flex-col gap-5">
        <h1 className="font-semibold text-2xl">{t('prove.title')}</h1>
        {token === '' ? <Gone /> : <LoadedProof key={token} token={token} />}
      </Card>
    </div>
  )
}

function Gone() {
  const { t } = useTranslation('access')
  return (
    <EmptyState
      title={t('reset.goneTitle')}
      description={t('prove.goneText')}
      action={
        <LinkButton to="/profile" variant="outline">
          {t('prove.toProfile')}
        </LinkButton>
      }
    />
  )
}

function LoadedProof({ token }: { token: string }) {
  const { t } = useTranslation('access')
  const proof = useQuery({
    queryKey: ['emailProof', token],
    queryFn: () => call(emailAddress.check, { token }),
    gcTime: 0,
    // Asked again in the background it would be gone as soon as it is used.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [ending, setEnding] = useState<Ending | null>(null)
  if (ending === 'gone' || isGone(proof.error)) return <Gone />
  if (proof.isPending) return <Spinner label={t('reset.checking')} />
  if (proof.isError) return <ErrorState query={proof} />
  const { email, username } = proof.data
  if (ending === 'confirmed')
    return <Done title={t('prove.doneTitle')} text={t('prove.doneText', { email })} />
  if (ending === 'refused')
    return <Done title={t('prove.refusedTitle')} text={t('prove.refusedText', { username })} />
  return (
    <>
      <p className="wrap-anywhere">{t('prove.text', { email, username })}</p>
      {proof.data.asks === 'signIn' ? (
        <SignInFirst username={username} />
      ) : (
        <ConfirmForm token={token} asksPassword={proof.data.asks === 'password'} onEnd={setEnding} />
      )}
      <NotMine token={token} proof={proof.data} onEnd={setEnding} />
    </>
  )
}

function Done({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('access')
  const user = useUser()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg">
        {title}
      </h2>
      <p className="wrap-anywhere">{text}</p>
      {user ? (
        <LinkButton to="/learn/dashboard" className="self-start">
          {t('prove.goOn')}
        </LinkButton>
      ) : (
        <LinkButton to="/auth" className="self-start">
          {t('prove.signIn')}
        </LinkButton>
      )}
    </>
  )
}

/** An account that is opened at the school's provider alone has no password that could be asked for here. */
function SignInFirst({ username }: { username: string }) {
  const { t } = useTranslation('access')
  return (
    <>
      <p className="wrap-anywhere">{t('prove.signInText', { username })}</p>
      <LinkButton to="/auth" className="self-start">
        {t('prove.signIn')}
      </LinkButton>
    </>
  )
}

type PartProps = { token: string; onEnd: (ending: Ending) => void }

function ConfirmForm({ token, asksPassword, onEnd }: PartProps & { asksPassword: boolean }) {
  const { t } = useTranslation('access')
  const errorText = useErrorText()
  const toastFailure = useFailureToast()
  const queryClient = useQueryClient()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [isPending, setPending] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (asksPassword && password === '') return tell(t('prove.passwordMissing'))
    setPending(true)
    try {
      await call(emailAddress.confirm, { token, ...(asksPassword && { password }) })
      for (const queryKey of [currentUserQuery.queryKey, ['profile'], ['notifications']])
        void queryClient.invalidateQueries({ queryKey })
      onEnd('confirmed')
    } catch (error) {
      setPending(false)
      if (isGone(error)) onEnd('gone')
      else if (error instanceof ApiError && error.code === 'wrong_credentials') tell(errorText(error))
      else toastFailure(t('prove.failed'), error)
    }
  }

  function tell(text: string) {
    setFault(text)
    field.current?.focus()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {asksPassword && (
        <Field label={t('prove.password')} description={t('prove.passwordHelp')} error={fault} isRequired>
          <PasswordInput
            ref={field}
            value={password}
            maxLength={200}
            autoComplete="current-password"
            onChange={({ target }) => {
              setFault(undefined)
              setPassword(target.value)
            }}
          />
        </Field>
      )}
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {t('prove.confirm')}
      </Button>
    </form>
  )
}

function NotMine({ token, proof, onEnd }: PartProps & { proof: Proof }): ReactNode {
  const { t } = useTranslation('access')
  const toastFailure = useFailureToast()

  async function refuse() {
    try {
      await call(emailAddress.refuse, { token })
      onEnd('refused')
    } catch (error) {
      if (isGone(error)) onEnd('gone')
      else toastFailure(t('prove.notRefused'), error)
    }
  }

  return (
    <AlertDialog
      trigger={
        <Button variant="ghost" className="self-center">
          {t('prove.notMine')}
        </Button>
      }
      title={t('prove.notMineTitle')}
      description={t('prove.notMineText', { username: proof.username, email: proof.email })}
      confirmLabel={t('prove.notMineYes')}
      isDestructive
      onConfirm={() => void refuse()}
    />
  )
}
