import { useMutation } from '@tanstack/react-query'
import { IdCard } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cardSignIn } from '#contract/profile/card-sign-in.ts'
import { ApiError, call } from '../../../api/call.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useLinkToken } from '../../../kit/navigation/use-link-token.ts'
import { useUser } from '../../../kit/session.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { useEnter } from '../use-enter.ts'
import { CodeForm } from './code-form.tsx'
import { SecondStepForm } from './second-step-form.tsx'

/** Opened by the QR code of a sign-in card it signs in at once; without one the code is typed. */
export function CardScreen() {
  const { t } = useTranslation('cardSignIn')
  const [scanned, setScanned] = useLinkToken()
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-4 py-8">
      <Card className="flex flex-col gap-5">
        <h1 className="flex items-center gap-3 font-semibold text-2xl">
          <IdCard aria-hidden="true" className="size-8 shrink-0 text-brand" />
          {t('card.title')}
        </h1>
        <CardSignIn key={scanned} scanned={scanned} onGiveUp={() => setScanned('')} />
      </Card>
      <AppLink
        to="/poster"
        className="self-center py-2.5 font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
      >
        {t('poster.title')}
      </AppLink>
      <AppLink
        to="/auth"
        className="self-center py-2.5 font-medium text-brand-ink underline underline-offset-4 hover:decoration-2"
      >
        {t('card.other')}
      </AppLink>
    </div>
  )
}

function CardSignIn({ scanned, onGiveUp }: { scanned: string; onGiveUp: () => void }) {
  const { t } = useTranslation('cardSignIn')
  const errorText = useErrorText()
  const enter = useEnter()
  const user = useUser()
  const [isAsked] = useState(scanned !== '' && user !== null)
  const signIn = useMutation({
    mutationFn: (sent: { card: string; code?: string }) => call(cardSignIn.signIn, sent),
    onSuccess: (user) => enter(user),
  })
  const begin = useEffectEvent(() => scanned !== '' && !isAsked && signIn.mutate({ card: scanned }))
  useEffect(() => void begin(), [])

  const isCodeNeeded = signIn.error instanceof ApiError && signIn.error.code === 'code_needed'
  const refused = signIn.error && !isCodeNeeded ? errorText(signIn.error) : undefined
  const { card } = signIn.variables ?? { card: '' }
  if (isCodeNeeded)
    return (
      <SecondStepForm
        error={errorText(signIn.error)}
        isPending={signIn.isPending}
        onSubmit={(code) => signIn.mutate({ card, code })}
      />
    )
  if (isAsked && !signIn.error)
    return (
      <>
        <p className="wrap-anywhere">
          {t('card.already', { name: user?.displayName || user?.firstName || user?.username })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button isPending={signIn.isPending} onClick={() => signIn.mutate({ card: scanned })}>
            {t('card.switch')}
          </Button>
          <Button variant="outline" onClick={onGiveUp}>
            {t('card.stay')}
          </Button>
        </div>
      </>
    )
  // A scanned card that is being looked at: nothing to type yet.
  if (scanned !== '' && !signIn.error) return <Spinner label={t('card.pending')} />
  return (
    <>
      {refused && scanned !== '' && card === scanned && <FormAlert>{refused}</FormAlert>}
      <p className="text-muted">{t('card.text')}</p>
      <CodeForm
        label={t('card.code')}
        submitLabel={t('card.submit')}
        isPending={signIn.isPending}
        refused={card === scanned ? undefined : refused}
        onSubmit={(typed) => signIn.mutate({ card: typed })}
      />
    </>
  )
}
