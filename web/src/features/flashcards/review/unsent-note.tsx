import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'

/** The server cannot be reached: nothing is lost, and the learner may go on. */
export function UnsentNote({ count, onSendAgain }: { count: number; onSendAgain: () => void }) {
  const { t } = useTranslation(['flashcards', 'study'])
  return (
    <div
      role="status"
      className="mx-auto flex w-full max-w-2xl flex-wrap items-center gap-x-3 rounded-control bg-warning-soft px-3 py-1 text-warning-ink"
    >
      <CloudOff aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 basis-48 py-2">{t('review.unsent', { count })}</span>
      <Button variant="ghost" onClick={onSendAgain}>
        {t('study:tryAgain')}
      </Button>
    </div>
  )
}
