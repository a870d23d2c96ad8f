import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Backpack, Briefcase, GraduationCap, Presentation } from 'lucide-react'
import { useState } from 'react'
import { Controller, type Path, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { accounts, type User } from '#contract/accounts.ts'
import type { ErrorIssue } from '#contract/errors.ts'
import { LANGUAGES } from '#contract/profile/languages.ts'
import { dashboardAfterSignIn, REGISTRATION_ROLES } from '#engines/accounts/index.ts'
import { leastPasswordLength } from '#engines/passwords/index.ts'
import { ApiError } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { findJoinLink } from '../../../kit/classroom/find-join-link.ts'
import { findFirstPage } from '../../../kit/navigation/destination.ts'
import { usePasswordFault } from '../../../kit/passwords/use-password-fault.ts'
import { switchUser } from '../../../kit/session.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { ChoiceCard, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { Invitation } from '../auth.data.ts'
import { explainFailure, type Failure, useProblemText } from '../explain-failure.ts'
import { PasswordField } from '../password-field.tsx'
import { type SignUpInput, type SignUpValues, settleGrade, toRegistration } from './sign-up-values.ts'

const ICONS = {
  student: <Backpack aria-hidden="true" />,
  college: <GraduationCap aria-hidden="true" />,
  teacher: <Presentation aria-hidden="true" />,
  professional: <Briefcase aria-hidden="true" />,
} as const

type SignUpFormProps = {
  form: UseFormReturn<SignUpInput, unknown, SignUpValues>
  /** What it says need not be chosen. */
  invitation: Invitation | null
}

export function SignUpForm({ form, invitation }: SignUpFormProps) {
  const { t } = useTranslation('auth')
  const sayProblem = useProblemText()
  // Subscribed here: the form object itself never changes, so nothing that depends on it would be drawn anew.
  const { errors, isSubmitting, dirtyFields } = useFormState({ control: form.control })
  const [role = 'student', password, username, firstName, lastName, email] = useWatch({
    control: form.control,
    name: ['role', 'password', 'username', 'firstName', 'lastName', 'email'],
  })
  const passwordFault = usePasswordFault(password, { role, username, firstName, lastName, email })
  const { signUp, alert } = useSignUp()

  async function submit(values: SignUpValues) {
    const issues = await signUp(values)
    for (const [index, { field, message }] of (issues ?? []).entries()) {
      if (!Object.hasOwn(values, field)) continue
      form.setError(field as Path<SignUpInput>, { type: 'server', message }, { shouldFocus: index === 0 })
    }
  }

  function compareAgain() {
    // Not before the second box was typed into: it would complain about what nobody has done yet.
    if (dirtyFields.confirmPassword) void form.trigger('confirmPassword')
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="flex flex-col gap-5"
      aria-label={t('signUp.title')}
    >
      {alert && <FormAlert key={alert.id}>{alert.text}</FormAlert>}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('signUp.firstName')} error={sayProblem(errors.firstName?.message)} isRequired>
          <Input autoComplete="given-name" maxLength={100} {...form.register('firstName')} />
        </Field>
        <Field label={t('signUp.lastName')} error={sayProblem(errors.lastName?.message)} isRequired>
          <Input autoComplete="family-name" maxLength={100} {...form.register('lastName')} />
        </Field>
      </div>
      <Field label={t('username')} error={sayProblem(errors.username?.message)} isRequired>
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
          {...form.register('username')}
        />
      </Field>
      <Field
        label={t('signUp.email')}
        description={invitation?.email ? t('invitation.emailFixed') : undefined}
        error={sayProblem(errors.email?.message)}
        isRequired
      >
        <Input
          type="email"
          autoComplete="email"
          maxLength={254}
          readOnly={Boolean(invitation?.email)}
          {...form.register('email')}
        />
      </Field>
      {!invitation && (
        <Controller
          control={form.control}
          name="role"
          render={({ field: { value = 'student', onChange, onBlur, ref } }) => (
            <Field label={t('signUp.role')}>
              <RadioGroup
                ref={ref}
                value={value}
                onValueChange={(chosen) => {
                  onChange(chosen)
                  // Teachers choose a longer one.
                  if (dirtyFields.password) void form.trigger('password')
                }}
                onBlur={onBlur}
                className="grid! gap-2! sm:grid-cols-2"
              >
                {REGISTRATION_ROLES.map((one) => (
                  <ChoiceCard key={one} value={one} label={t(`roles.${one}`)} icon={ICONS[one]} />
                ))}
              </RadioGroup>
            </Field>
          )}
        />
      )}
      {role === 'student' && invitation?.grade == null && (
        <Controller
          control={form.control}
          name="grade"
          render={({ field: { value, onChange, onBlur, name } }) => (
            <Field
              label={t('signUp.grade')}
              description={t('signUp.gradeHint')}
              error={sayProblem(errors.grade?.message)}
            >
              <NumberInput
                name={name}
                min={1}
                max={12}
                className="max-w-52"
                value={value}
                onChange={onChange}
                onBlur={() => {
                  onChange(settleGrade(value))
                  onBlur()
                }}
              />
            </Field>
          )}
        />
      )}
      <PasswordField
        label={t('password')}
        description={t('signUp.passwordHint', { least: leastPasswordLength({ role }) })}
        error={sayProblem(errors.password?.message) ?? passwordFault}
        autoComplete="new-password"
        registration={form.register('password', { onChange: compareAgain })}
      />
      <PasswordField
        label={t('signUp.confirmPassword')}
        error={sayProblem(errors.confirmPassword?.message)}
        autoComplete="new-password"
        registration={form.register('confirmPassword')}
      />
      <Button
        type="submit"
        size="large"
        isFullWidth
        isPending={isSubmitting}
        pendingLabel={t('signUp.pending')}
      >
        {t('signUp.submit')}
      </Button>
      <Rules />
    </form>
  )
}

/** In a tab of their own: whoever reads them first loses nothing of what they have typed. */
function Rules() {
  const { t } = useTranslation(['auth', 'common'])
  return (
    <div className="text-center text-muted">
      <p className="text-balance">{t('signUp.rules')}</p>
      <p className="flex flex-wrap justify-center gap-x-4">
        {(['terms', 'privacy'] as const).map((page) => (
          <a
            key={page}
            href={`/${page}`}
            target="_blank"
            rel="noopener"
            className="inline-block py-2.5 font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
          >
            {t(`common:pages.${page}`)}
            <span className="sr-only">{t('signUp.newTab')}</span>
          </a>
        ))}
      </p>
    </div>
  )
}

/** A server in trouble that gave no reason: what is documented for it is true here. */
const isWordless = (error: unknown) => error instanceof ApiError && !error.hasWords

/** Creates the account and leads on; a failure is said in a toast and kept for the alert above the form. */
function useSignUp() {
  const { t, i18n } = useTranslation('auth')
  const sayError = useErrorText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { wanted } = useLocation().state
  const [register] = useState(() => createWriter(accounts.register))
  const [alert, setAlert] = useState<{ id: number; text: string } | null>(null)

  function sayFailure(failure: Failure, isTurnedAway: boolean) {
    const said =
      failure.kind === 'unanswered' && !isWordless(failure.error)
        ? sayError(failure.error)
        : 'message' in failure && failure.message
          ? failure.message
          : t('signUp.noReason')
    toast({ title: t('signUp.failed'), description: said, variant: 'destructive' })
    // Who may not register here at all has nothing to check.
    const text = failure.kind === 'refused' && !isTurnedAway ? t('signUp.checkInformation') : said
    setAlert((last) => ({ id: (last?.id ?? 0) + 1, text }))
  }

  async function enter(user: User) {
    switchUser(queryClient, user)
    toast({
      title: t('signUp.succeeded'),
      description: t('signUp.welcome', { name: user.firstName || user.username }),
    })
    // Who came by the link of a class registered to join it.
    await navigate(
      user.mustSetUpSecondStep
        ? findFirstPage(user, wanted)
        : (findJoinLink(wanted) ?? { to: dashboardAfterSignIn(user) }),
    )
  }

  /** Answers with what the server found wrong, field by field; null when the account exists. */
  async function signUp(values: SignUpValues): Promise<ErrorIssue[] | null> {
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const languagePreference = LANGUAGES.find((language) => language === i18n.language)
    const result = await register({
      ...toRegistration(values),
      timezone,
      ...(languagePreference !== 'en' && { languagePreference }),
    }).then(
      (user) => ({ user }),
      (error: unknown) => ({ error }),
    )
    if ('error' in result) {
      const { error } = result
      sayFailure(explainFailure(error), error instanceof ApiError && error.code === 'not_allowed')
      return result.error instanceof ApiError ? result.error.issues : []
    }
    setAlert(null)
    await enter(result.user)
    return null
  }

  return { signUp, alert }
}
