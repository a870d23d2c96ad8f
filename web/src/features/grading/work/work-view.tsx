import { useTranslation } from 'react-i18next'
import type { GradedAssignment, PupilWork } from '#contract/teaching/grading.ts'
import { useMomentText } from '../../../kit/days/use-moment-text.ts'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { AttachmentView } from './attachment-view.tsx'
import { VersionList } from './version-list.tsx'

/** What the pupil handed in, and what stood there before. */
export function WorkView({ work, assignment }: { work: PupilWork; assignment: GradedAssignment }) {
  const { t } = useTranslation('grading')
  const sayMoment = useMomentText()
  const { submission, versions, daysLate } = work
  const isEmpty = !submission?.content && !submission?.attachments.length
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Card>
        <CardTitle>{t('work.title')}</CardTitle>
        {submission && (
          <p className="mb-3 text-muted">
            {t(submission.isAutomatic ? 'work.doneAt' : 'work.handedInAt', {
              date: sayMoment(submission.submittedAt),
            })}
            {daysLate > 0 && ` · ${t('late', { count: daysLate })}`}
          </p>
        )}
        {isEmpty && <p className="text-muted">{t(findEmptyText(work, assignment))}</p>}
        {submission?.content && (
          <p dir="auto" className="wrap-anywhere max-w-[75ch] whitespace-pre-wrap text-lg">
            {submission.content}
          </p>
        )}
        {submission && submission.attachments.length > 0 && (
          <ul aria-label={t('work.files')} className="mt-4 flex flex-col gap-4">
            {submission.attachments.map((attachment) => (
              <li key={attachment.url}>
                <AttachmentView attachment={attachment} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      {assignment.instructions && (
        <Card tone="sunken" padding="small">
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-medium">{t('work.instructions')}</summary>
            <div className="max-w-[75ch]">
              <Markdown text={assignment.instructions} headingsFrom={3} />
            </div>
          </details>
        </Card>
      )}
      {versions.length > 0 && <VersionList versions={versions} points={assignment.points} />}
    </div>
  )
}

function findEmptyText({ submission, isExcused }: PupilWork, { kind }: GradedAssignment) {
  if (!submission) return isExcused ? 'work.excused' : 'work.none'
  return kind === 'task' ? 'work.paper' : 'work.inProduct'
}
