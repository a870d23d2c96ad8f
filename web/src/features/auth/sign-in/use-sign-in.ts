import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accounts } from '#contract/accounts.ts'
import { call } from '../../../api/call.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { explainFailure, type Failure } from '../explain-failure.ts'
import { useEnter } from '../use-enter.ts'
import { keepUsername } from './remembered-username.ts'
import { type SignInValues, toCredentials } from './sign-in-values.ts'

/** Signs in and leads on; a failure is said in a toast and kept for the alert above the form. */
export function useSignIn() {
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
