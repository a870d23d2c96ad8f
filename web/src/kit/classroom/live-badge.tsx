import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/display/badge.tsx'

/** Says that what stands here changes by itself. */
export function LiveBadge() {
  const { t } = useTranslation('live')
  return (
    <Badge tone="success">
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {t('live')}
    </Badge>
  )
}
