import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Controller, type UseFormReturn, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { accounts } from '#contract/accounts.ts'
import { identities } from '#contract/profile/identities.ts'
import type { DemoAccount } from '#contract/site.ts'
import { call } from '../../../api/call.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { keepTicket } from '../../../kit/provider-ticket.ts'
import { siteQuery } from '../../../kit/site.data.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { Card, CardDescription, CardTitle } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { explainFailure, type Failure, useProblemText } from '../explain-failure.ts'
import { PasswordField } from '../password-field.tsx'
import { useEnter } from '../use-enter.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { canRemember, keepUsername } from './remembered-username.ts'
import { type SignInInput, type SignInValues, toCredentials } from './sign-in-values.ts'

const LINK_STYLES =
  'inline-block py-2.5 font-medium text-brand-ink underline underline-offset-4 hover:decoration-2'

export function SignInForm({ form }: { form: UseFormReturn<SignInInput, unknown, SignInValues> }) {
  const { t } = useTranslation(['auth', 'common'])
  const sayProblem = useProblemText()
  // Subscribed here: the form object itself never changes, so nothing that depends on it would be drawn anew.
  const { errors, isSubmitting } = useFormState({ control: form.control })
  const { signIn, enter, alert } = useSignIn()
  const passkeyButton = useRef<HTMLButtonElement>(null)
  const [isCodeAsked, setCodeAsked] = useState(false)
  const [isRemembering] = useState(() => canRemember())
  useEffect(() => {
    if (isCodeAsked) form.setFocus('code')
  }, [isCodeAsked, form])

  async function submit(values: SignInValues) {
    const failure = await signIn(values, isCodeAsked)
    if (failure?.kind === 'refused') form.setFocus('password', { shouldSelect: true })
    if (failure?.kind === 'passkeyNeeded') passkeyButton.current?.focus()
    if (failure?.kind !== 'codeNeeded') return
    setCodeAsked(true)
    if (isCodeAsked) form.setFocus('code', { shouldSelect: true })
  }

  function enterAs({ username, password }: DemoAccount) {
    if (isSubmitting) return
    form.setValue('username', username)
    form.setValue('password', password)
    void form.handleSubmit(submit)()
  }

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        className="flex flex-col gap-5"
        aria-label={t('signIn.title')}
      >
        {alert && <FormAlert key={alert.id}>{alert.text}</FormAlert>}
        <Field label={t('username')} error={sayProblem(errors.username?.message)} isRequired>
          <Input
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={50}
            {...form.register('username')}
          />
        </Field>
        <PasswordField
          label={t('password')}
          error={sayProblem(errors.password?.message)}
          autoComplete="current-password"
          registration={form.register('password')}
        />
        {isCodeAsked && (
          <Field label={t('signIn.code')} description={t('signIn.codeHelp')} isRequired>
            <Input autoComplete="one-time-code" maxLength={40} {...form.register('code')} />
          </Field>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Controller
            control={form.control}
            name="rememberMe"
            render={({ field: { value, onChange, ...field } }) => (
              <Field
                label={t('signIn.keepSignedIn')}
                description={
                  !isRemembering && (
                    <>
                      {t('signIn.notRemembered')}{' '}
                      <AppLink to="/cookies" hash="choose" className={LINK_STYLES}>
                        {t('common:pages.cookies')}
                      </AppLink>
                    </>
                  )
                }
                layout="inline"
              >
                <Switch
                  disabled={!isRemembering}
                  checked={value ?? false}
                  onCheckedChange={onChange}
                  {...field}
                />
              </Field>
            )}
          />
          <ForgotButton />
        </div>
        <Button
          type="submit"
          size="large"
          isFullWidth
          isPending={isSubmitting}
          pendingLabel={t('signIn.pending')}
        >
          {t('signIn.submit')}
        </Button>
        <div className="flex items-center gap-3 text-muted" aria-hidden="true">
          <span className="h-px flex-1 bg-border" />
          {t('or')}
          <span className="h-px flex-1 bg-border" />
        </div>
        <PasskeyButton ref={passkeyButton} onSignedIn={enter} />
        <ProviderButton />
        <p className="text-center text-muted">
          {t('signIn.hasCard')}{' '}
          <AppLink to="/card" className={LINK_STYLES}>
            {t('signIn.toCard')}
          </AppLink>
        </p>
        <p className="text-center text-muted">
          {t('signIn.hasPictures')}{' '}
          <AppLink to="/poster" className={LINK_STYLES}>
            {t('signIn.toPictures')}
          </AppLink>
        </p>
        <p className="text-center text-muted">
          {t('signIn.lockedOut')}{' '}
          <AppLink to="/contact" className={LINK_STYLES}>
            {t('contact')}
          </AppLink>
        </p>
      </form>
      <DemoAccounts onPick={enterAs} />
    </>
  )
}

/** Shown only where the installation runs in demo mode. A failed look-up shows nothing: signing in works without it. */
function DemoAccounts({ onPick }: { onPick: (account: DemoAccount) => void }) {
  const { t } = useTranslation('auth')
  const accounts = useQuery(siteQuery).data?.demoAccounts ?? []
  if (accounts.length === 0) return null
  return (
    <Card tone="brand" className="flex flex-col gap-3">
      <CardTitle className="text-lg">{t('demo.title')}</CardTitle>
      <CardDescription className="text-text">{t('demo.text')}</CardDescription>
      <ul className="grid gap-2 sm:grid-cols-2">
        {accounts.map((account) => (
          <li key={account.username}>
            <Button variant="outline" isFullWidth className="h-full" onClick={() => onPick(account)}>
              {t(`demo.${account.role}`, { grade: account.grade })}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Leads to the mailed link where the operator has said how mail leaves; else it only says what will come. */
function ForgotButton() {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const asking = useMutation({
    mutationFn: () => queryClient.ensureQueryData(siteQuery),
    onSuccess: ({ canResetPassword }) => {
      if (canResetPassword) return navigate({ to: '/reset-password' })
      toast({ title: t('signIn.resetLater') })
    },
    onError: (error) => toast({ title: errorText(error), variant: 'destructive' }),
  })
  return (
    <Button variant="link" className="-mx-4" isPending={asking.isPending} onClick={() => asking.mutate()}>
      {t('signIn.forgotPassword')}
    </Button>
  )
}

/** Signs in and leads on; a failure is said in a toast and kept for the alert above the form. */
function useSignIn() {
  const { t } = useTranslation('auth')
  const sayError = useErrorText()
  const enter = useEnter()
  const [alert, setAlert] = useState<{ id: number; text: string } | null>(null)

  const tell = (text: string) => setAlert((last) => ({ id: (last?.id ?? 0) + 1, text }))

  function sayFailure(failure: Failure) {
    const said =
      failure.kind === 'unanswered'
        ? sayError(failure.error)
        : (failure.message ?? t('problems.wrongCredentials'))
    toast({ title: t('signIn.failed'), description: said, variant: 'destructive' })
    tell(failure.kind === 'refused' ? t('signIn.checkCredentials') : said)
  }

  /** Answers with the failure, so that the form can put the focus where it helps. */
  async function signIn(values: SignInValues, isCodeAsked: boolean): Promise<Failure | null> {
    const result = await call(accounts.signIn, toCredentials(values)).then(
      (user) => ({ user }),
      (error: unknown) => ({ failure: explainFailure(error) }),
    )
    if ('failure' in result) {
      // Asked for the first time it is no failure: the form shows a field more.
      if (result.failure.kind === 'codeNeeded' && !isCodeAsked) setAlert(null)
      else if (result.failure.kind === 'passkeyNeeded') tell(result.failure.message)
      else sayFailure(result.failure)
      return result.failure
    }
    setAlert(null)
    keepUsername(values.username, values.rememberMe)
    await enter(result.user)
    return null
  }

  return { signIn, enter, alert }
}

/** Signs in with the school's provider where there is one; else it only says what will come. */
function ProviderButton() {
  const { t } = useTranslation('auth')
  const toastFailure = useFailureToast()
  const queryClient = useQueryClient()
  const { wanted } = useLocation().state
  const [isLeaving, setLeaving] = useState(false)
  const name = useQuery(siteQuery).data?.identityProvider ?? null
  const isGoogle = name === null || name === 'Google'

  async function leave() {
    setLeaving(true)
    try {
      const site = await queryClient.ensureQueryData(siteQuery)
      if (!site.identityProvider) {
        setLeaving(false)
        toast({ title: t('signIn.googleLater') })
        return
      }
      const { url, ticket } = await call(identities.begin, { wanted: wanted ?? null })
      keepTicket(ticket)
      window.location.assign(url)
    } catch (error) {
      setLeaving(false)
      toastFailure(t('signIn.providerFailed'), error)
    }
  }

  return (
    <Button
      variant="outline"
      size="large"
      isFullWidth
      isPending={isLeaving}
      pendingLabel={t('signIn.pending')}
      onClick={() => void leave()}
    >
      {isGoogle ? <GoogleMark /> : <KeyRound aria-hidden="true" />}
      {isGoogle ? t('signIn.google') : t('signIn.provider', { name })}
    </Button>
  )
}

/** Google's own mark in its own colors, as its brand rules ask; the same in every theme. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  )
}
