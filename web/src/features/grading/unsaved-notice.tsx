import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SubmissionRow } from '#contract/teaching/grading.ts'
import { Button } from '../../ui/actions/button.tsx'

/** Pupils whose grade did not reach the server; it waits on this device. */
export function UnsavedNotice({
  pupils,
  onOpen,
}: {
  pupils: readonly SubmissionRow[]
  onOpen: (pupil: SubmissionRow) => void
}) {
  const { t } = useTranslation('grading')
  if (pupils.length === 0) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 rounded-control bg-warning-soft px-3 py-1 text-warning-ink"
    >
      <CloudOff aria-hidden="true" className="size-5 shrink-0" />
      <span>{t('save.waiting', { count: pupils.length })}</span>
      {pupils.map((pupil) => (
        <Button key={pupil.studentId} variant="ghost" onClick={() => onOpen(pupil)}>
          {`${pupil.firstName} ${pupil.lastName}`}
        </Button>
      ))}
    </div>
  )
}
