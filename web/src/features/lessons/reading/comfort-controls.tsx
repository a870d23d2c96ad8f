import { ALargeSmall } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFetchedOrTold } from '../../../kit/study/fetched-dialog.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import type { ComfortProps } from './comfort-panel.tsx'

const loadPanel = async () => (await import('./comfort-panel.tsx')).ComfortPanel

/** It opens once its code is there: few change how they read, and nobody at once. */
export function ComfortControls(props: ComfortProps) {
  const { t } = useTranslation('lessons')
  const [isAsked, setIsAsked] = useState(false)
  const Panel = useFetchedOrTold(isAsked ? loadPanel : null, () => setIsAsked(false))
  return (
    <Popover
      label={t('comfort.open')}
      align="end"
      open={isAsked && Panel !== null}
      onOpenChange={setIsAsked}
      trigger={
        <IconButton variant="outline" label={t('comfort.open')} icon={<ALargeSmall aria-hidden="true" />} />
      }
    >
      {Panel && <Panel {...props} />}
    </Popover>
  )
}
