import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accounts, type User } from '#contract/accounts.ts'
import type { ErrorIssue } from '#contract/errors.ts'
import { LANGUAGES } from '#contract/profile/languages.ts'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'
import { ApiError } from '../../../api/call.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { findJoinLink } from '../../../kit/classroom/find-join-link.ts'
import { switchUser } from '../../../kit/session.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { explainFailure, type Failure } from '../explain-failure.ts'
import { type SignUpValues, toRegistration } from './sign-up-values.ts'

/** A server in trouble that gave no reason: what is documented for it is true here. */
function isWordless(error: unknown): boolean {
  return error instanceof ApiError && !error.hasWords
}

/** Creates the account and leads on; a failure is said in a toast and kept for the alert above the form. */
export function useSignUp() {
  const { t, i18n } = useTranslation('auth')
  const sayError = useErrorText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { wanted } = useLocation().state
  const [register] = useState(() => createWriter(accounts.register))
  const [alert, setAlert] = useState<{ id: number; text: string } | null>(null)

  function sayFailure(failure: Failure) {
    const said =
      failure.kind === 'unanswered' && !isWordless(failure.error)
        ? sayError(failure.error)
        : 'message' in failure && failure.message
          ? failure.message
          : t('signUp.noReason')
    toast({ title: t('signUp.failed'), description: said, variant: 'destructive' })
    const text = failure.kind === 'refused' ? t('signUp.checkInformation') : said
    setAlert((last) => ({ id: (last?.id ?? 0) + 1, text }))
  }

  async function enter(user: User) {
    switchUser(queryClient, user)
    toast({
      title: t('signUp.succeeded'),
      description: t('signUp.welcome', { name: user.firstName || user.username }),
    })
    // Who came by the link of a class registered to join it.
    await navigate(findJoinLink(wanted) ?? { to: dashboardAfterSignIn(user) })
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
      sayFailure(explainFailure(result.error))
      return result.error instanceof ApiError ? result.error.issues : []
    }
    setAlert(null)
    await enter(result.user)
    return null
  }

  return { signUp, alert }
}
