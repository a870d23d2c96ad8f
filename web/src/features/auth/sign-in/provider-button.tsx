import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { identities } from '#contract/profile/identities.ts'
import { call } from '../../../api/call.ts'
import { keepTicket } from '../../../kit/provider-ticket.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { siteSettingsQuery } from '../auth.data.ts'
import { GoogleMark } from './google-mark.tsx'

/** Signs in with the school's provider where there is one; else it only says what will come. */
export function ProviderButton() {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const { wanted } = useLocation().state
  const [isLeaving, setLeaving] = useState(false)
  const name = useQuery(siteSettingsQuery).data?.identityProvider ?? null
  const isGoogle = name === null || name === 'Google'

  async function leave() {
    setLeaving(true)
    try {
      const site = await queryClient.ensureQueryData(siteSettingsQuery)
      if (!site.identityProvider) {
        setLeaving(false)
        toast({ title: t('signIn.googleLater') })
        return
      }
      const { url, ticket } = await call(identities.begin, { wanted: wanted ?? null })
      keepTicket(ticket)
      window.location.assign(url)
    } catch (error) {
      setLeaving(false)
      toast({ title: t('signIn.providerFailed'), description: errorText(error), variant: 'destructive' })
    }
  }

  return (
    <Button
      variant="outline"
      size="large"
      isFullWidth
      isPending={isLeaving}
      pendingLabel={t('signIn.pending')}
      onClick={() => void leave()}
    >
      {isGoogle ? <GoogleMark /> : <KeyRound aria-hidden="true" />}
      {isGoogle ? t('signIn.google') : t('signIn.provider', { name })}
    </Button>
  )
}
