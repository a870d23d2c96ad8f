import { useTranslation } from 'react-i18next'
import { Button } from '../actions/button.tsx'

type FailureNoteProps = { text: string; onRetry: () => void; isRetrying: boolean }

/** A failure in a narrow column, where `ErrorState` with its drawing would be louder than the page beside it. */
export function FailureNote({ text, onRetry, isRetrying }: FailureNoteProps) {
  const { t } = useTranslation('ui')
  return (
    <div role="alert" className="flex flex-col items-start gap-2">
      <p>{text}</p>
      <Button variant="outline" isPending={isRetrying} onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </div>
  )
}
