import { useTranslation } from 'react-i18next'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

/** What is said after a setting was saved, or not. */
export function useSaveNotices() {
  const { t, i18n } = useTranslation('profile')
  const toastFailure = useFailureToast()
  return {
    onSuccess: () => {
      // What was saved may be the language itself.
      toast({ title: i18n.t('profile:settings.saved') })
    },
    onError: (error: unknown) => {
      toastFailure(t('settings.failed'), error)
    },
  }
}
