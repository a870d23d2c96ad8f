import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'
import { useLinkToken } from '../../kit/navigation/use-link-token.ts'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { ConsentAnswer } from './consent-answer.tsx'
import { consentPaperQuery } from './guardian-consent.data.ts'

/** Opened by a guardian from a mail, without an account: to agree, to decline, or later to withdraw. */
export function GuardianConsentScreen() {
  const { t } = useTranslation('guardianConsent')
  const [token] = useLinkToken()
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 py-8">
      <Card className="flex flex-col gap-5">
        <h1 className="font-semibold text-2xl">{t('title')}</h1>
        {token === '' ? <Gone /> : <Paper key={token} token={token} />}
      </Card>
    </div>
  )
}

function Paper({ token }: { token: string }) {
  const { t } = useTranslation('guardianConsent')
  const paper = useQuery(consentPaperQuery(token))
  if (paper.isPending) return <Spinner label={t('checking')} />
  if (paper.error instanceof ApiError && paper.error.status === 404) return <Gone />
  if (paper.isError) return <ErrorState query={paper} headingLevel={2} />
  return <ConsentAnswer token={token} paper={paper.data} />
}

function Gone() {
  const { t } = useTranslation('guardianConsent')
  return <EmptyState title={t('goneTitle')} description={t('goneText')} headingLevel={2} />
}
