import { Pencil, Undo2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { DueCounts } from '../due/due-counts.tsx'
import { countDone, countLeft } from './session.ts'
import type { Review } from './use-review.ts'

type ReviewBarProps = { review: Review; onLeave: () => void; onEdit: (() => void) | null }

/** The way out, how far it is, and the way back. */
export function ReviewBar({ review, onLeave, onEdit }: ReviewBarProps) {
  const { t } = useTranslation('flashcards')
  const { session, canUndo, isUndoing, undo } = review
  const { done, total } = session ? countDone(session) : { done: 0, total: 0 }
  return (
    <header className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <IconButton label={t('review.leave')} icon={<X aria-hidden="true" />} onClick={onLeave} />
        <div className="min-w-0 flex-1">
          <ProgressBar
            percent={total === 0 ? 0 : (100 * done) / total}
            label={t('review.progress')}
            isLabelHidden
            valueText={t('review.progressText', { done, total })}
          />
        </div>
        <span aria-hidden="true" className="font-heading text-muted tabular-nums">
          {t('review.progressText', { done, total })}
        </span>
        <IconButton
          label={t('review.undo')}
          icon={<Undo2 aria-hidden="true" />}
          aria-keyshortcuts="U Control+Z"
          disabled={!canUndo}
          isPending={isUndoing}
          onClick={() => void undo()}
        />
        {onEdit && (
          <IconButton
            label={t('list.edit')}
            icon={<Pencil aria-hidden="true" />}
            aria-keyshortcuts="E"
            onClick={onEdit}
          />
        )}
      </div>
      {session?.current && (
        <div className="mx-auto">
          <DueCounts counts={countLeft(session)} />
        </div>
      )}
    </header>
  )
}
