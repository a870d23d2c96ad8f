import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { findFirstPage } from '../../kit/navigation/destination.ts'
import { switchUser } from '../../kit/session.ts'
import { toast } from '../../ui/toast/toast-store.ts'

/** Back from the school's provider: where they wanted is known from there, and the page in between is left out. */
type CameBack = { wanted: string | null }

/** A person has signed in, by whatever: greets them and leads on. */
export function useEnter(): (user: User, cameBack?: CameBack) => Promise<void> {
  const { t } = useTranslation('auth')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { wanted } = useLocation().state
  return async (user, cameBack) => {
    switchUser(queryClient, user)
    toast({
      title: t('signIn.succeeded'),
      description: t('signIn.welcomeBack', { name: user.displayName || user.firstName || user.username }),
    })
    await navigate({
      ...findFirstPage(user, cameBack ? cameBack.wanted : wanted),
      replace: cameBack !== undefined,
    })
  }
}
