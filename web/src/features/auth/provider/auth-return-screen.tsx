import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { useUser } from '../../../kit/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { AnswerForm } from './answer-form.tsx'
import { useArrival } from './use-arrival.ts'

/** The page the school's provider leads back to. */
export function AuthReturnScreen() {
  const { t } = useTranslation('access')
  const user = useUser()
  const { arrival, answer } = useArrival()
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
        <AnswerForm needsPassword={arrival.needsPassword} needsCode={arrival.needsCode} onAnswer={answer} />
      </Card>
    </div>
  )
}
