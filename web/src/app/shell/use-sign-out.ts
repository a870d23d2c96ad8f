import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { accounts } from '#contract/accounts.ts'
import { call } from '../../api/call.ts'
import { switchUser } from '../../kit/session.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { forgetUserMemory } from '../../kit/user-memory.ts'
import { toast } from '../../ui/toast/toast-store.ts'

export function useSignOut() {
  const { t } = useTranslation('common')
  const sayError = useErrorText()
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: () => call(accounts.signOut, {}),
    onSuccess: async () => {
      switchUser(queryClient, null)
      forgetUserMemory([localStorage, sessionStorage])
      toast({ title: t('signOut.done') })
      await router.navigate({ to: '/' as never })
    },
    onError: (error) => {
      toast({ title: t('signOut.failed'), description: sayError(error), variant: 'destructive' })
    },
  })
}
