import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PupilWork } from '#contract/teaching/grading.ts'
import { usePoints } from '../../../kit/grading/use-points.ts'
import { Button } from '../../../ui/actions/button.tsx'

type ConflictNoticeProps = { work: PupilWork; points: number; onTheirs: () => void; onMine: () => void }

/** What somebody else saved, above what was typed here: nobody overwrites what they have not seen. */
export function ConflictNotice({ work: { submission }, points, onTheirs, onMine }: ConflictNoticeProps) {
  const { t } = useTranslation('grading')
  const write = usePoints()
  if (!submission) return null
  const { grade, status, feedback, gradedByName } = submission
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-control bg-warning-soft p-3 text-warning-ink">
      <p className="flex gap-2 font-medium">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {status === 'submitted'
          ? t('conflict.handedIn')
          : t('conflict.title', { name: gradedByName ?? t('conflict.somebody') })}
      </p>
      {status !== 'submitted' && (
        <dl className="flex flex-col gap-1">
          <div className="flex gap-2">
            <dt>{t('conflict.grade')}</dt>
            <dd className="font-medium">
              {grade === null ? t('conflict.noGrade') : `${write(grade)} / ${points}`}
              {status === 'returned' && ` · ${t('state.returned')}`}
            </dd>
          </div>
          {feedback && (
            <div>
              <dt>{t('conflict.feedback')}</dt>
              <dd className="whitespace-pre-line break-words font-medium">{feedback}</dd>
            </div>
          )}
        </dl>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={onTheirs}>
          {t(status === 'submitted' ? 'conflict.discard' : 'conflict.theirs')}
        </Button>
        <Button variant="outline" onClick={onMine}>
          {t('conflict.mine')}
        </Button>
      </div>
    </div>
  )
}
