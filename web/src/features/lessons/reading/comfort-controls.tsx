import { ALargeSmall } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { createSource, OnDemand } from '../../../ui/overlays/on-demand.tsx'
import type { ComfortPopoverProps } from './comfort-popover.tsx'

const source = createSource('dialog', async () => (await import('./comfort-popover.tsx')).ComfortPopover)

export function ComfortControls(choices: Omit<ComfortPopoverProps, 'trigger'>) {
  const { t } = useTranslation('lessons')
  const trigger = (
    <IconButton variant="outline" label={t('comfort.open')} icon={<ALargeSmall aria-hidden="true" />} />
  )
  return <OnDemand source={source} overlay={{ ...choices, trigger }} />
}
