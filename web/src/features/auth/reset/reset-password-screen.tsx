import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { siteSettingsQuery } from '../auth.data.ts'
import { AskForm } from './ask-form.tsx'
import { NewPassword } from './new-password.tsx'

/** Asks for the address, or, opened by the mailed link, for the new password. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('access')
  const [token, setToken] = useState(() => window.location.hash.slice(1))
  const site = useQuery(siteSettingsQuery)

  useEffect(() => {
    function takeToken() {
      const { hash, pathname } = window.location
      if (!hash) return
      setToken(hash.slice(1))
      // The link works once and must not be found in the history of a school's device.
      window.history.replaceState(window.history.state, '', pathname)
    }
    takeToken()
    // Pasted into the tab in which it was asked for, the link loads no page anew.
    window.addEventListener('hashchange', takeToken)
    return () => window.removeEventListener('hashchange', takeToken)
  }, [])

  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-4 py-8">
      <Card className="flex flex-col gap-5">
        <h1 className="font-semibold text-2xl">{t('reset.title')}</h1>
        {token !== '' ? (
          <NewPassword key={token} token={token} onAskAgain={() => setToken('')} />
        ) : site.isPending ? (
          <Spinner />
        ) : site.isError ? (
          <ErrorState onRetry={() => void site.refetch()} isRetrying={site.isFetching} />
        ) : site.data.canResetPassword ? (
          <AskForm />
        ) : (
          <NoMail />
        )}
      </Card>
      <AppLink
        to="/auth"
        className="self-center py-2.5 font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
      >
        {t('reset.backToSignIn')}
      </AppLink>
    </div>
  )
}

function NoMail() {
  const { t } = useTranslation('access')
  return (
    <>
      <p>{t('reset.later')}</p>
      <p className="text-muted">
        {t('reset.laterText')}{' '}
        <AppLink to="/contact" className="font-medium text-brand-ink underline underline-offset-4">
          {t('reset.contact')}
        </AppLink>
      </p>
    </>
  )
}
