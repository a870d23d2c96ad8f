import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accounts, type User } from '#contract/accounts.ts'
import { call } from '../../../api/call.ts'
import { switchUser } from '../../../kit/session.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { explainFailure, type Failure } from '../explain-failure.ts'
import { findDestination } from './destination.ts'
import { keepUsername } from './remembered-username.ts'
import { type SignInValues, toCredentials } from './sign-in-values.ts'

/** Signs in and leads on; a failure is said in a toast and kept for the alert above the form. */
export function useSignIn() {
  const { t } = useTranslation('auth')
  const sayError = useErrorText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { wanted } = useLocation().state
  const [alert, setAlert] = useState<{ id: number; text: string } | null>(null)

  function sayFailure(failure: Failure) {
    const said =
      failure.kind === 'unanswered'
        ? sayError(failure.error)
        : (failure.message ?? t('problems.wrongCredentials'))
    toast({ title: t('signIn.failed'), description: said, variant: 'destructive' })
    const text = failure.kind === 'refused' ? t('signIn.checkCredentials') : said
    setAlert((last) => ({ id: (last?.id ?? 0) + 1, text }))
  }

  async function enter(user: User, { username, rememberMe }: SignInValues) {
    keepUsername(username, rememberMe)
    switchUser(queryClient, user)
    toast({
      title: t('signIn.succeeded'),
      description: t('signIn.welcomeBack', { name: user.displayName || user.firstName || user.username }),
    })
    await navigate(findDestination(user, wanted))
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
      else sayFailure(result.failure)
      return result.failure
    }
    setAlert(null)
    await enter(result.user, values)
    return null
  }

  return { signIn, alert }
}
