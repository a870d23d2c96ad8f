import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { identities, type VisitOutcome } from '#contract/profile/identities.ts'
import { ApiError, call } from '../../../api/call.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { takeTicket } from '../../../kit/provider-ticket.ts'
import { useUser } from '../../../kit/session.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { PasskeyButton } from '../sign-in/passkey-button.tsx'
import { useEnter } from '../use-enter.ts'

/** The page the school's provider leads back to. */
export function AuthReturnScreen() {
  const { t } = useTranslation('access')
  const user = useUser()
  const { arrival, answer, enter } = useArrival()
  if (arrival.kind === 'pending') return <Spinner label={t('arrival.pending')} className="py-24" />
  if (arrival.kind === 'failed')
    return (
      <ErrorState
        title={t('arrival.failedTitle')}
        description={arrival.text}
        headingLevel={1}
        action={
          <Button asChild>
            <AppLink {...(user ? { to: '/profile', search: { tab: 'privacy' } } : { to: '/auth' })}>
              {user ? t('arrival.toProfile') : t('arrival.again')}
            </AppLink>
          </Button>
        }
      />
    )
  return (
    <div className="mx-auto w-full max-w-lg py-8">
      <Card className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <h1 className="font-semibold text-2xl">
            {arrival.needsPassword ? t('arrival.linkTitle') : t('arrival.codeTitle')}
          </h1>
          <p className="text-muted">
            {arrival.needsPassword ? t('arrival.linkText', { email: arrival.email }) : t('arrival.codeText')}
          </p>
        </div>
        <AnswerForm
          needsPassword={arrival.needsPassword}
          needsCode={arrival.needsCode}
          mayStartNew={arrival.mayStartNew}
          onAnswer={answer}
        />
        {arrival.needsCode && <PasskeyButton onSignedIn={enter} />}
      </Card>
    </div>
  )
}

type GivenAnswer = { password?: string; code?: string; startNew?: boolean }

type AnswerFormProps = {
  needsPassword: boolean
  needsCode: boolean
  mayStartNew: boolean
  /** Says what is wrong; null when it is right. */
  onAnswer: (given: GivenAnswer) => Promise<string | null>
}

function AnswerForm({ needsPassword, needsCode, mayStartNew, onAnswer }: AnswerFormProps) {
  const { t } = useTranslation('access')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState<{ id: number; text: string } | null>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // The box that came last is the one to fill in.
    const boxes = form.current?.querySelectorAll('input')
    boxes?.[needsCode ? boxes.length - 1 : 0]?.focus()
  }, [needsCode])

  // A number of its own each time: what is said twice is read out twice.
  const tell = (text: string | null) =>
    setFault((last) => (text === null ? null : { id: (last?.id ?? 0) + 1, text }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (needsPassword && password === '') return tell(t('arrival.passwordMissing'))
    if (needsCode && code.trim() === '') return tell(t('arrival.codeMissing'))
    await send({ ...(needsPassword && { password }), ...(needsCode && { code }) })
  }

  async function send(given: GivenAnswer) {
    setPending(true)
    const text = await onAnswer(given)
    setPending(false)
    tell(text)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {fault && <FormAlert key={fault.id}>{fault.text}</FormAlert>}
      {needsPassword && (
        <Field label={t('arrival.password')} isRequired>
          <PasswordInput
            value={password}
            maxLength={200}
            autoComplete="current-password"
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
      )}
      {needsCode && (
        <Field label={t('arrival.code')} description={t('arrival.codeHelp')} isRequired>
          <Input
            value={code}
            maxLength={40}
            autoComplete="one-time-code"
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
      )}
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {t('arrival.go')}
      </Button>
      {needsPassword && mayStartNew && (
        <div className="flex flex-col gap-3 border-border border-t pt-4">
          <p className="text-muted">{t('arrival.notMineText')}</p>
          <Button
            variant="outline"
            isFullWidth
            isPending={isPending}
            onClick={() => void send({ startNew: true })}
          >
            {t('arrival.notMineGo')}
          </Button>
        </div>
      )}
      {needsPassword && !mayStartNew && (
        <AppLink
          to="/reset-password"
          className="self-center py-2.5 font-medium text-brand-ink underline underline-offset-4"
        >
          {t('arrival.forgot')}
        </AppLink>
      )}
    </form>
  )
}

type Arrival =
  | { kind: 'pending' }
  | { kind: 'failed'; text: string }
  | { kind: 'asked'; needsPassword: boolean; needsCode: boolean; mayStartNew: boolean; email: string | null }

/** Back from the provider: what it said is turned in once, and whatever is still asked for is asked. */
function useArrival() {
  const { t } = useTranslation('access')
  const errorText = useErrorText()
  const enter = useEnter()
  const navigate = useNavigate()
  const [arrival, setArrival] = useState<Arrival>({ kind: 'pending' })
  const ticket = useRef<string | null>(null)
  const wantedPage = useRef<string | null>(null)
  const hasBegun = useRef(false)

  const enterBack = (user: User) => enter(user, { wanted: wantedPage.current })

  async function settle({ outcome, user, email, wanted, mayStartNew }: VisitOutcome) {
    wantedPage.current = wanted
    if (outcome === 'linked') {
      toast({ title: t('arrival.linked'), description: t('arrival.linkedText') })
      await navigate({ to: '/profile', search: { tab: 'privacy' }, replace: true })
      return
    }
    if (outcome === 'signedIn' && user) return enterBack(user)
    const needsPassword = outcome === 'passwordNeeded'
    setArrival({ kind: 'asked', needsPassword, needsCode: !needsPassword, mayStartNew, email })
  }

  async function begin() {
    const { search } = window.location
    ticket.current = takeTicket()
    // What the provider sent works once and stays in no history.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    if (ticket.current === null || search === '') {
      setArrival({ kind: 'failed', text: t('arrival.lost') })
      return
    }
    try {
      await settle(await call(identities.finish, { ticket: ticket.current, search }))
    } catch (error) {
      setArrival({ kind: 'failed', text: errorText(error) })
    }
  }

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void begin()
  })

  /** Answers with what is wrong, in words; null once it is right. */
  async function answer(given: GivenAnswer): Promise<string | null> {
    try {
      await settle(await call(identities.confirm, { ticket: ticket.current ?? '', ...given }))
      return null
    } catch (error) {
      if (error instanceof ApiError && error.code === 'code_needed') {
        setArrival((old) => (old.kind === 'asked' ? { ...old, needsCode: true } : old))
        return given.code ? errorText(error) : null
      }
      return errorText(error)
    }
  }

  return { arrival, answer, enter: enterBack }
}
