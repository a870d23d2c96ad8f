import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

/** What is said after a setting was saved, or not. */
export function useSaveNotices() {
  const { t, i18n } = useTranslation('profile')
  const errorText = useErrorText()
  return {
    onSuccess: () => {
      // What was saved may be the language itself.
      toast({ title: i18n.t('profile:settings.saved') })
    },
    onError: (error: unknown) => {
      toast({ title: t('settings.failed'), description: errorText(error), variant: 'destructive' })
    },
  }
}
