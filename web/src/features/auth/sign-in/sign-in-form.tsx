import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Controller, type UseFormReturn, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { DemoAccount } from '#contract/site.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { siteQuery } from '../../../kit/site.data.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { Card, CardDescription, CardTitle } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useProblemText } from '../explain-failure.ts'
import { PasswordField } from '../password-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { ProviderButton } from './provider-button.tsx'
import { canRemember } from './remembered-username.ts'
import type { SignInInput, SignInValues } from './sign-in-values.ts'
import { useSignIn } from './use-sign-in.ts'

const LINK_STYLES =
  'inline-block py-2.5 font-medium text-brand-ink underline underline-offset-4 hover:decoration-2'

const OTHER_WAYS = [
  { asks: 'signIn.hasCard', leads: 'signIn.toCard', to: '/card' },
  { asks: 'signIn.hasPictures', leads: 'signIn.toPictures', to: '/poster' },
  { asks: 'signIn.lockedOut', leads: 'contact', to: '/contact' },
] as const

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
        {OTHER_WAYS.map(({ asks, leads, to }) => (
          <p key={to} className="text-center text-muted">
            {t(asks)}{' '}
            <AppLink to={to} className={LINK_STYLES}>
              {t(leads)}
            </AppLink>
          </p>
        ))}
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
  const label = ({ isNew, role, grade }: DemoAccount) => t(`demo.${isNew ? 'newcomer' : role}`, { grade })
  const isAlone = (account: DemoAccount) =>
    accounts.every((other) => other === account || label(other) !== label(account))
  return (
    <Card tone="brand" className="flex flex-col gap-3">
      <CardTitle className="text-lg">{t('demo.title')}</CardTitle>
      <CardDescription className="text-text">{t('demo.text')}</CardDescription>
      <ul className="grid gap-2 sm:grid-cols-2">
        {accounts.map((account) => (
          <li key={account.username}>
            <Button variant="outline" isFullWidth className="h-full" onClick={() => onPick(account)}>
              {label(account)}
              {!isAlone(account) && ` (${account.name})`}
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
