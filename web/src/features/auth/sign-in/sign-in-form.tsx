import { type FormEvent, useEffect, useState } from 'react'
import { Controller, type UseFormReturn, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { DemoAccount } from '#contract/site.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { FormAlert } from '../form-alert.tsx'
import { PasswordField } from '../password-field.tsx'
import { useProblemText } from '../use-problem-text.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { ForgotButton } from './forgot-button.tsx'
import { ProviderButton } from './provider-button.tsx'
import { canRemember } from './remembered-username.ts'
import type { SignInInput, SignInValues } from './sign-in-values.ts'
import { useSignIn } from './use-sign-in.ts'

const LINK_STYLES =
  'inline-block py-2.5 font-medium text-brand-ink underline underline-offset-4 hover:decoration-2'

export function SignInForm({ form }: { form: UseFormReturn<SignInInput, unknown, SignInValues> }) {
  const { t } = useTranslation('auth')
  const sayProblem = useProblemText()
  // Subscribed here: the form object itself never changes, so nothing that depends on it would be drawn anew.
  const { errors, isSubmitting } = useFormState({ control: form.control })
  const { signIn, alert } = useSignIn()
  const [isCodeAsked, setCodeAsked] = useState(false)
  const [isRemembering] = useState(() => canRemember())
  useEffect(() => {
    if (isCodeAsked) form.setFocus('code')
  }, [isCodeAsked, form])

  async function submit(values: SignInValues) {
    const failure = await signIn(values, isCodeAsked)
    if (failure?.kind === 'refused') form.setFocus('password', { shouldSelect: true })
    if (failure?.kind !== 'codeNeeded') return
    setCodeAsked(true)
    if (isCodeAsked) form.setFocus('code', { shouldSelect: true })
  }

  function handleSubmit(event: FormEvent) {
    void form.handleSubmit(submit)(event)
  }

  function enterAs({ username, password }: DemoAccount) {
    if (isSubmitting) return
    form.setValue('username', username)
    form.setValue('password', password)
    void form.handleSubmit(submit)()
  }

  return (
    <>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5" aria-label={t('signIn.title')}>
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
            <Input autoComplete="one-time-code" maxLength={20} {...form.register('code')} />
          </Field>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Controller
            control={form.control}
            name="rememberMe"
            render={({ field: { value, onChange, ...field } }) => (
              <Field
                label={t('signIn.keepSignedIn')}
                description={!isRemembering && <NotRemembered />}
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
        <ProviderButton />
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

function NotRemembered() {
  const { t } = useTranslation(['auth', 'common'])
  return (
    <>
      {t('signIn.notRemembered')}{' '}
      <AppLink to="/cookies" hash="choose" className={LINK_STYLES}>
        {t('common:pages.cookies')}
      </AppLink>
    </>
  )
}
