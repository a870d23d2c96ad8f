import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '#contract/profile/languages.ts'
import { publicDemo, type VisitRole } from '#contract/public-demo/public-demo.ts'
import { call } from '../../../api/call.ts'
import { findFirstPage } from '../../../kit/navigation/destination.ts'
import { forgetOnDevice, switchUser } from '../../../kit/session.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { forgetUserMemory } from '../../../kit/user-memory.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

/** Lets a visitor in as somebody. The same people have the same numbers in every school: nothing kept here may meet them again. */
export function useDemoEntrance() {
  const { t, i18n } = useTranslation('auth')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const sayError = useErrorText()
  return useMutation({
    mutationFn: async (role: VisitRole) => {
      const languagePreference = LANGUAGES.find((language) => language === i18n.language)
      const user = await call(publicDemo.enter, { role, languagePreference })
      forgetUserMemory([localStorage, sessionStorage])
      await forgetOnDevice(() => true, 'everything')
      return user
    },
    onSuccess: async (user) => {
      switchUser(queryClient, user)
      await navigate(findFirstPage(user, null))
    },
    onError: (error) =>
      toast({ title: t('publicDemo.failed'), description: sayError(error), variant: 'destructive' }),
  })
}
