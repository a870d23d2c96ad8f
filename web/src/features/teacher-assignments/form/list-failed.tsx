import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'

/** A list to choose from that did not come; the rest of the form stands. */
export function ListFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['assignments', 'ui'])
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{t('form.pickFailed')}</p>
      <Button variant="outline" isPending={isRetrying} onClick={onRetry}>
        {t('ui:error.retry')}
      </Button>
    </div>
  )
}
