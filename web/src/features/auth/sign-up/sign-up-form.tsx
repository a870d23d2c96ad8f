import type { FormEvent } from 'react'
import { Controller, type Path, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { FormAlert } from '../form-alert.tsx'
import { PasswordField } from '../password-field.tsx'
import { useProblemText } from '../use-problem-text.ts'
import { RoleChoice } from './role-choice.tsx'
import { type SignUpInput, type SignUpValues, settleGrade } from './sign-up-values.ts'
import { useSignUp } from './use-sign-up.ts'

export function SignUpForm({ form }: { form: UseFormReturn<SignUpInput, unknown, SignUpValues> }) {
  const { t } = useTranslation('auth')
  const sayProblem = useProblemText()
  // Subscribed here: the form object itself never changes, so nothing that depends on it would be drawn anew.
  const { errors, isSubmitting, dirtyFields } = useFormState({ control: form.control })
  const role = useWatch({ control: form.control, name: 'role' })
  const { signUp, alert } = useSignUp()

  async function submit(values: SignUpValues) {
    const issues = await signUp(values)
    for (const [index, { field, message }] of (issues ?? []).entries()) {
      if (!Object.hasOwn(values, field)) continue
      form.setError(field as Path<SignUpInput>, { type: 'server', message }, { shouldFocus: index === 0 })
    }
  }

  function handleSubmit(event: FormEvent) {
    void form.handleSubmit(submit)(event)
  }

  function compareAgain() {
    // Not before the second box was typed into: it would complain about what nobody has done yet.
    if (dirtyFields.confirmPassword) void form.trigger('confirmPassword')
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5" aria-label={t('signUp.title')}>
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
      <Field label={t('signUp.email')} error={sayProblem(errors.email?.message)} isRequired>
        <Input type="email" autoComplete="email" maxLength={254} {...form.register('email')} />
      </Field>
      <Controller
        control={form.control}
        name="role"
        render={({ field: { value = 'student', onChange, onBlur, ref } }) => (
          <RoleChoice value={value} onChange={onChange} onBlur={onBlur} ref={ref} />
        )}
      />
      {role === 'student' && (
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
        description={t('signUp.passwordHint')}
        error={sayProblem(errors.password?.message)}
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
    <div className="text-center text-muted text-sm">
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
