import { useTranslation } from 'react-i18next'
import { Sprout } from '../../ui/drawings/sprout.tsx'

export function UpcomingScreen() {
  const { t } = useTranslation('common')
  return <Sprout stage={1} title={t('productName')} />
}
