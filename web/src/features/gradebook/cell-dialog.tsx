import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GradebookAssignment, GradebookStudent } from '#contract/teaching/gradebook.ts'
import { LONGEST_FEEDBACK, type StudentWork } from '#contract/teaching/grading.ts'
import { useGradeWork, workQuery } from '../../kit/grading/grading.data.ts'
import { usePoints } from '../../kit/grading/use-points.ts'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { useErrorText } from '../../kit/use-error-text.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { Textarea } from '../../ui/forms/textarea.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'

type CellDialogProps = { student: GradebookStudent; assignment: GradebookAssignment; onClose: () => void }

/** The comment of a cell, and what its grade was before. */
export function CellDialog({ student, assignment, onClose }: CellDialogProps) {
  const { t } = useTranslation('gradebook')
  const found = useQuery(workQuery(assignment.id, student.id))
  return (
    <Dialog
      title={`${student.firstName} ${student.lastName}`}
      description={assignment.title}
      onClose={onClose}
    >
      <QueryView
        query={found}
        failed={t('comment.failed')}
        headingLevel={3}
        loading={<SkeletonBlocks blocks={['h-28', 'h-20']} />}
      >
        {(work) => (
          <div className="flex flex-col gap-4">
            {work.submission === null ? (
              <p className="text-muted">{t('comment.nothing')}</p>
            ) : (
              <CommentForm key={work.submission.version} work={work} onClose={onClose} />
            )}
            <GradeHistory work={work} />
          </div>
        )}
      </QueryView>
    </Dialog>
  )
}

function CommentForm({ work, onClose }: { work: StudentWork; onClose: () => void }) {
  const { t } = useTranslation('gradebook')
  const errorText = useErrorText()
  const grade = useGradeWork()
  const [text, setText] = useState(work.submission?.feedback ?? '')
  const { assignmentId, studentId, submission } = work

  function save() {
    const given = { feedback: text.trim() || null, version: submission?.version ?? 0 }
    grade.mutate({ assignmentId, studentId, submissionId: null, given }, { onSuccess: onClose })
  }

  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {grade.error && <FormAlert>{errorText(grade.error)}</FormAlert>}
      <Field label={t('comment.label')} description={t('comment.seen')}>
        <Textarea
          value={text}
          maxLength={LONGEST_FEEDBACK}
          rows={4}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div>
        <Button type="submit" isPending={grade.isPending}>
          {t('comment.save')}
        </Button>
      </div>
    </form>
  )
}

/** Every state that was replaced, the newest first. */
function GradeHistory({ work: { submission, versions } }: { work: StudentWork }) {
  const { t, i18n } = useTranslation('gradebook')
  const write = usePoints()
  if (!submission || versions.length === 0) return null
  const lines = [submission, ...versions]
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-medium">{t('comment.history')}</h3>
      <ol className="flex flex-col divide-y divide-border">
        {lines.map(({ version, grade, feedback, gradedAt, gradedByName }) => (
          <li key={version} className="wrap-anywhere py-1.5">
            <span className="font-heading font-medium tabular-nums">
              {grade === null ? '–' : write(grade)}
            </span>
            <span className="text-muted">
              {[
                '',
                gradedAt &&
                  new Date(gradedAt).toLocaleString(i18n.language, {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  }),
                gradedByName,
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
            {feedback && <span className="block text-muted text-sm">{feedback}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
