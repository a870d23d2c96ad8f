import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { findFirstPage } from '../../kit/navigation/destination.ts'
import { switchUser } from '../../kit/session.ts'
import { toast } from '../../ui/toast/toast-store.ts'

/** Somebody has signed in, by whatever: greets them and leads on. */
export function useEnter(): (user: User) => Promise<void> {
  const { t } = useTranslation('auth')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { wanted } = useLocation().state
  return async (user) => {
    switchUser(queryClient, user)
    toast({
      title: t('signIn.succeeded'),
      description: t('signIn.welcomeBack', { name: user.displayName || user.firstName || user.username }),
    })
    await navigate(findFirstPage(user, wanted))
  }
}
