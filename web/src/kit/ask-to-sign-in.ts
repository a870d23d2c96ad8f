import i18next from 'i18next'
import { countUnsentPrograms } from '../device/device-database.ts'
import { readWaiting } from '../device/outbox/kept-writes.ts'
import { loadNamespaces } from '../messages/load-messages.ts'
import { toast } from '../ui/toast/toast-store.ts'

/** The session of somebody is over while something of theirs waits on this device: it goes once they have signed in. */
export async function askToSignIn(userId: number): Promise<void> {
  const [waiting, programs] = await Promise.all([
    readWaiting(userId),
    countUnsentPrograms(userId),
    loadNamespaces('device'),
  ])
  if (waiting.length + programs === 0) return
  const { t } = i18next
  toast({
    title: t('device:waiting.signIn'),
    description: t('device:waiting.signInText'),
    action: { label: t('device:waiting.signInAction'), onAction: () => location.assign('/auth') },
    isLasting: true,
  })
}
