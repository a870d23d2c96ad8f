import { useTranslation } from 'react-i18next'
import type { MadeInvitation } from '#contract/admin/invitations.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

/** Says whether the mail of an invitation has left. */
export function useTellMade() {
  const { t } = useTranslation('users')
  return ({ invitation, mail }: MadeInvitation) => {
    if (mail === 'sent') toast({ title: t('invite.sent', { email: invitation.email ?? '' }) })
    if (mail === 'failed')
      toast({
        title: t('invite.notSent'),
        description: t('invite.notSentText'),
        variant: 'destructive',
      })
  }
}
