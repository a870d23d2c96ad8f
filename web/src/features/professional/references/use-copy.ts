import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast/toast-store.ts'

export function useCopy() {
  const { t } = useTranslation('professional')
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ title: t('references.copied') })
    } catch {
      toast({ title: t('references.copyFailed'), variant: 'destructive' })
    }
  }
}
