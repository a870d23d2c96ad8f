import { useTranslation } from 'react-i18next'
import { Button } from '../actions/button.tsx'
import type { Retryable } from './error-state.tsx'

type FailureNoteProps = { text: string; query: Retryable; isRow?: boolean }

/** A failure in a narrow column or a row, where `ErrorState` with its drawing would be louder than the page beside it. */
export function FailureNote({ text, query, isRow = false }: FailureNoteProps) {
  const { t } = useTranslation('ui')
  return (
    <div
      role="alert"
      className={isRow ? 'flex flex-wrap items-center gap-3' : 'flex flex-col items-start gap-2'}
    >
      <p>{text}</p>
      <Button variant="outline" isPending={query.isFetching} onClick={() => void query.refetch()}>
        {t('error.retry')}
      </Button>
    </div>
  )
}
