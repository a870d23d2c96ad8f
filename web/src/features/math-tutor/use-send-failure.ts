import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'
import { toast } from '../../ui/toast/toast-store.ts'

/** The documented words of every chat: what the server says, else that it did not get through. */
export function useSendFailure(): (error: unknown) => void {
  const { t } = useTranslation('mathTutor')
  return (error) => {
    const words = error instanceof ApiError && error.hasWords ? error.message : t('failure.send')
    toast({ title: t('failure.title'), description: words, variant: 'destructive' })
  }
}
