import { useTranslation } from 'react-i18next'
import { FailureNote } from '../ui/states/failure-note.tsx'

/** A list to choose from that did not come; the rest of the form or of the filters stands, with this below. */
export function ListFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <div className="order-last basis-full">
      <FailureNote text={t('error.list')} isRetrying={isRetrying} onRetry={onRetry} />
    </div>
  )
}
