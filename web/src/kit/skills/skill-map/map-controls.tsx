import { LocateFixed, Maximize2, Minimize2, Minus, Plus, Scan } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { IsOwnMap } from '../is-own-map.ts'

type MapControlsProps = {
  isFull: boolean
  onZoomIn: () => void
  onZoomOut: () => void
  onShowAll: () => void
  onShowMine: () => void
  onToggleFull: () => void
}

export function MapControls({
  isFull,
  onZoomIn,
  onZoomOut,
  onShowAll,
  onShowMine,
  onToggleFull,
}: MapControlsProps) {
  const { t } = useTranslation('skills')
  const isOwn = use(IsOwnMap)
  return (
    // Over the map where it is wide, below it where they would hide a column.
    <div className="flex justify-center gap-2 @lg:absolute @lg:right-2 @lg:bottom-2 @lg:flex-col">
      <IconButton
        variant="outline"
        label={isFull ? t('map.leaveFull') : t('map.full')}
        icon={isFull ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
        onClick={onToggleFull}
      />
      <IconButton
        variant="outline"
        label={isOwn ? t('map.mine') : t('pupil.mine')}
        icon={<LocateFixed aria-hidden="true" />}
        onClick={onShowMine}
      />
      <IconButton
        variant="outline"
        label={t('map.fit')}
        icon={<Scan aria-hidden="true" />}
        onClick={onShowAll}
      />
      <IconButton
        variant="outline"
        label={t('map.zoomIn')}
        icon={<Plus aria-hidden="true" />}
        onClick={onZoomIn}
      />
      <IconButton
        variant="outline"
        label={t('map.zoomOut')}
        icon={<Minus aria-hidden="true" />}
        onClick={onZoomOut}
      />
    </div>
  )
}
