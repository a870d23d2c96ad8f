import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/call.ts'
import { useRegistration } from '../../../kit/site.data.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Card, CardDescription, CardTitle } from '../../../ui/layout/card.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { type Invitation, invitationQuery } from '../auth.data.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { fillFromInvitation, type SignUpInput, type SignUpValues } from './sign-up-values.ts'

type SignUpProps = {
  form: UseFormReturn<SignUpInput, unknown, SignUpValues>
  /** Of the link that led here, or typed before; empty without one. */
  code: string
  onCode: (code: string) => void
}

/** Who may register here is said before anybody has filled in a form. */
export function SignUp({ form, code, onCode }: SignUpProps) {
  const { t } = useTranslation('auth')
  const registration = useRegistration()
  const invitation = useQuery({ ...invitationQuery(code), enabled: code !== '' })
  const found = code === '' ? undefined : invitation.data
  useEffect(() => {
    if (found) fillFromInvitation(form, code, found)
  }, [form, code, found])

  if (registration === undefined) return <Spinner />
  if (found)
    return (
      <>
        <Welcome invitation={found} />
        <SignUpForm form={form} invitation={found} />
      </>
    )
  if (code !== '' && invitation.isPending) return <Spinner label={t('invitation.checking')} />
  const failure = code !== '' && invitation.isError ? sayFailure(invitation.error) : null
  const takeCode = (typed: string) => (typed === code ? void invitation.refetch() : onCode(typed))
  const invitationForm = (
    <InvitationForm code={code} failure={failure && t(`invitation.${failure}`)} onUse={takeCode} />
  )
  if (registration === 'invite')
    return (
      <Card className="flex flex-col gap-4">
        <div>
          <CardTitle>{t('invitation.neededTitle')}</CardTitle>
          <CardDescription>{t('invitation.neededText')}</CardDescription>
        </div>
        {invitationForm}
      </Card>
    )
  return (
    <>
      <SignUpForm form={form} invitation={null} />
      <details open={code !== ''}>
        <summary className="flex min-h-11 cursor-pointer items-center rounded-control text-brand-ink underline underline-offset-4">
          {t('invitation.have')}
        </summary>
        <div className="pt-3">{invitationForm}</div>
      </details>
    </>
  )
}

const sayFailure = (error: Error) =>
  error instanceof ApiError && error.status === 404 ? 'invalid' : 'notChecked'

function Welcome({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('auth')
  return (
    <p role="status" className="flex items-start gap-3 rounded-control bg-brand-soft px-4 py-3 font-medium">
      <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
      {t(`invitation.accepted.${invitation.role}`)}
    </p>
  )
}

type InvitationFormProps = { code: string; failure: string | null; onUse: (code: string) => void }

function InvitationForm({ code, failure, onUse }: InvitationFormProps) {
  const { t } = useTranslation('auth')
  // A token out of a link is no code that anybody would correct.
  const [typed, setTyped] = useState(code.length > LONGEST_TYPED ? '' : code)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() !== '') onUse(typed.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure && <FormAlert>{failure}</FormAlert>}
      <Field label={t('invitation.code')}>
        <Input
          value={typed}
          maxLength={LONGEST_TYPED}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" variant="secondary" className="self-start">
        {t('invitation.use')}
      </Button>
    </form>
  )
}

/** Three groups of four, with what people put between them. */
const LONGEST_TYPED = 30
