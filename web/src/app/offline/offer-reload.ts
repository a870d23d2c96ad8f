import i18next from 'i18next'
import { loadNamespaces } from '../../messages/load-messages.ts'
import { toast } from '../../ui/toast/toast-store.ts'

/** Never by itself: somebody may be in the middle of a sentence. */
export async function offerReload(reload: () => void): Promise<void> {
  await loadNamespaces('device')
  const { t } = i18next
  toast({
    title: t('device:newVersion.title'),
    description: t('device:newVersion.text'),
    action: { label: t('device:newVersion.reload'), onAction: reload },
    isLasting: true,
  })
}
