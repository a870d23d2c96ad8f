import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'

/** What is said after a setting was saved, or not. */
export function useSaveNotices() {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  return {
    onSuccess: () => {
      toast({ title: t('settings.saved') })
    },
    onError: (error: unknown) => {
      toast({ title: t('settings.failed'), description: errorText(error), variant: 'destructive' })
    },
  }
}
