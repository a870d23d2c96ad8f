import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { useEnterPoints } from './use-enter-points.ts'

type FailedPointsNoteProps = {
  book: Gradebook
  points: Pick<ReturnType<typeof useEnterPoints>, 'failed' | 'retry' | 'discard'>
}

/** Points that were typed and not saved: nothing that somebody entered is lost in silence. */
export function FailedPointsNote({ book, points: { failed, retry, discard } }: FailedPointsNoteProps) {
  const { t } = useTranslation('gradebook')
  if (failed.length === 0) return null
  const nameOf = (id: number) => {
    const student = book.pupils.find((one) => one.id === id)
    return student ? `${student.firstName} ${student.lastName}` : ''
  }
  return (
    <section
      aria-label={t('unsaved.title', { count: failed.length })}
      className="flex flex-col gap-2 rounded-control bg-destructive-soft p-3 text-destructive-ink print:hidden"
    >
      <h2 className="font-medium">{t('unsaved.title', { count: failed.length })}</h2>
      <ul className="max-h-32 overflow-y-auto">
        {failed.map(({ studentId, assignmentId, points, reason }) => (
          <li key={`${studentId} ${assignmentId}`} className="wrap-anywhere">
            {t('unsaved.line', {
              name: nameOf(studentId),
              title: book.assignments.find(({ id }) => id === assignmentId)?.title ?? '',
              points: points ?? '–',
              reason,
            })}
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Button onClick={retry}>{t('unsaved.retry')}</Button>
        <Button variant="outline" onClick={discard}>
          {t('unsaved.discard')}
        </Button>
      </div>
    </section>
  )
}
