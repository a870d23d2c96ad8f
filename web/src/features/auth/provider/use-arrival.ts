import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { identities, type VisitOutcome } from '#contract/profile/identities.ts'
import { ApiError, call } from '../../../api/call.ts'
import { takeTicket } from '../../../kit/provider-ticket.ts'
import { switchUser } from '../../../kit/session.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { findDestination } from '../sign-in/destination.ts'

export type Arrival =
  | { kind: 'pending' }
  | { kind: 'failed'; text: string }
  | { kind: 'asked'; needsPassword: boolean; needsCode: boolean; email: string | null }

/** Back from the provider: what it said is handed in once, and whatever is still asked for is asked. */
export function useArrival() {
  const { t } = useTranslation('access')
  const { t: tAuth } = useTranslation('auth')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [arrival, setArrival] = useState<Arrival>({ kind: 'pending' })
  const ticket = useRef<string | null>(null)
  const hasBegun = useRef(false)

  async function settle({ outcome, user, email, wanted }: VisitOutcome) {
    if (outcome === 'linked') {
      toast({ title: t('arrival.linked'), description: t('arrival.linkedText') })
      await navigate({ to: '/profile', search: { tab: 'privacy' }, replace: true })
      return
    }
    if (outcome === 'signedIn' && user) {
      switchUser(queryClient, user)
      const name = user.displayName || user.firstName || user.username
      toast({ title: tAuth('signIn.succeeded'), description: tAuth('signIn.welcomeBack', { name }) })
      await navigate({ ...findDestination(user, wanted), replace: true })
      return
    }
    const needsPassword = outcome === 'passwordNeeded'
    setArrival({ kind: 'asked', needsPassword, needsCode: !needsPassword, email })
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
  async function answer(given: { password?: string; code?: string }): Promise<string | null> {
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

  return { arrival, answer }
}
