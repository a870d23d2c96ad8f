import { useTranslation } from 'react-i18next'
import { Button } from '../ui/actions/button.tsx'

/** A list to choose from that did not come; the rest of the form or of the filters stands, with this below. */
export function ListFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <div role="alert" className="order-last flex basis-full flex-wrap items-center gap-3">
      <p>{t('error.list')}</p>
      <Button variant="outline" isPending={isRetrying} onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  )
}
