import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { createSource, OnDemand } from '../../../ui/overlays/on-demand.tsx'

const source = createSource(
  'dialog',
  async () => (await import('./chat-settings-popover.tsx')).ChatSettingsPopover,
)

/** Whom the learner would rather have answer, and how. Kept on this device. */
export function ChatSettings({ userId }: { userId: number }) {
  const { t } = useTranslation('chat')
  const trigger = <IconButton label={t('settings.title')} icon={<SlidersHorizontal aria-hidden="true" />} />
  return <OnDemand source={source} overlay={{ userId, trigger }} />
}
