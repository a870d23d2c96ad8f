import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { siteSettingsQuery } from '../auth.data.ts'

/** Leads to the mailed link where the operator has said how mail leaves; else it only says what will come. */
export function ForgotButton() {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  async function ask() {
    setAsking(true)
    try {
      const { canResetPassword } = await queryClient.ensureQueryData(siteSettingsQuery)
      if (canResetPassword) await navigate({ to: '/reset-password' })
      else toast({ title: t('signIn.resetLater') })
    } catch (error) {
      toast({ title: errorText(error), variant: 'destructive' })
    }
    setAsking(false)
  }

  return (
    <Button variant="link" className="-mx-4" isPending={isAsking} onClick={() => void ask()}>
      {t('signIn.forgotPassword')}
    </Button>
  )
}
