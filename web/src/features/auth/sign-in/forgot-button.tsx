import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { siteSettingsQuery } from '../auth.data.ts'

/** Leads to the mailed link where the operator has said how mail leaves; else it only says what will come. */
export function ForgotButton() {
  const { t } = useTranslation('auth')
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  async function ask() {
    const site = await queryClient.ensureQueryData(siteSettingsQuery).catch(() => null)
    if (site?.canResetPassword) await navigate({ to: '/reset-password' as never })
    else toast({ title: t('signIn.resetLater') })
  }

  return (
    <Button variant="link" className="-mx-4" onClick={() => void ask()}>
      {t('signIn.forgotPassword')}
    </Button>
  )
}
