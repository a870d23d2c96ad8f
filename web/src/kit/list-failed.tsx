import { useTranslation } from 'react-i18next'
import type { Retryable } from '../ui/states/error-state.tsx'
import { FailureNote } from '../ui/states/failure-note.tsx'

/** A list to choose from that did not come; the rest of the form or of the filters stands, with this below. */
export function ListFailed({ query }: { query: Retryable }) {
  const { t } = useTranslation('ui')
  return (
    <div className="order-last basis-full">
      <FailureNote text={t('error.list')} query={query} />
    </div>
  )
}
