import { useTranslation } from 'react-i18next'
import { Button } from '../actions/button.tsx'
import type { Retryable } from './error-state.tsx'

/** A failure in a narrow column, where `ErrorState` with its drawing would be louder than the page beside it. */
export function FailureNote({ text, query }: { text: string; query: Retryable }) {
  const { t } = useTranslation('ui')
  return (
    <div role="alert" className="flex flex-col items-start gap-2">
      <p>{text}</p>
      <Button variant="outline" isPending={query.isFetching} onClick={() => void query.refetch()}>
        {t('error.retry')}
      </Button>
    </div>
  )
}
