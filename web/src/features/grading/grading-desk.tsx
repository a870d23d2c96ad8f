import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GradedAssignment, SubmissionRow } from '#contract/teaching/grading.ts'
import { announce } from '../../kit/announce.ts'
import { workQuery } from '../../kit/grading/grading.data.ts'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { findNeighbours } from './find-neighbours.ts'
import { GradeForm } from './form/grade-form.tsx'
import { GradingHead } from './grading-head.tsx'
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog.tsx'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'
import { UnsavedNotice } from './unsaved-notice.tsx'
import { useSaves } from './use-saves.ts'
import { WorkView } from './work/work-view.tsx'
import { WorkSkeleton } from './work-skeleton.tsx'

type GradingDeskProps = { assignment: GradedAssignment; rows: readonly SubmissionRow[]; row: SubmissionRow }

export function GradingDesk({ assignment, rows, row }: GradingDeskProps) {
  const { t } = useTranslation('grading')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isOnlyWaiting, setOnlyWaiting] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const work = useQuery(workQuery(assignment.id, row.studentId))
  const saves = useSaves(assignment.id)
  const around = findNeighbours(rows, row.studentId, isOnlyWaiting)
  const name = `${row.firstName} ${row.lastName}`
  useTabTitle(name)
  const [previousId, nextId] = [around.previous?.studentId, around.next?.studentId]
  useEffect(() => {
    // Fetched while this one is read, so that the next stands there at once.
    for (const studentId of [nextId, previousId])
      if (studentId !== undefined) void queryClient.prefetchQuery(workQuery(assignment.id, studentId))
  }, [queryClient, assignment.id, nextId, previousId])
  function open(pupil: SubmissionRow | undefined) {
    if (!pupil) return announce(t('nobodyLeft'))
    void navigate({
      to: '/teacher/assignments/$id/grade/$studentId',
      params: { id: String(assignment.id), studentId: String(pupil.studentId) },
      replace: true,
    })
    announce(`${pupil.firstName} ${pupil.lastName}`)
  }
  const keys = useShortcuts({
    onNext: () => open(around.next),
    onPrevious: () => open(around.previous),
    onHelp: () => setHelpOpen(true),
    onOnlyWaiting: () => setOnlyWaiting(!isOnlyWaiting),
  })
  return (
    <>
      <GradingHead
        assignment={assignment}
        row={row}
        around={around}
        isOnlyWaiting={isOnlyWaiting}
        onOnlyWaiting={setOnlyWaiting}
        onOpen={open}
        onHelp={() => setHelpOpen(true)}
      />
      <UnsavedNotice
        pupils={rows.filter(
          ({ studentId }) => studentId !== row.studentId && saves.stateOf(studentId) === 'failed',
        )}
        onOpen={open}
      />
      {work.isError && !work.data ? (
        <ErrorState title={t('workFailed')} query={work} headingLevel={2} />
      ) : work.data ? (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
          <WorkView work={work.data} assignment={assignment} />
          <GradeForm
            key={row.studentId}
            assignment={assignment}
            work={work.data}
            saveState={saves.stateOf(row.studentId)}
            hasNext={around.next !== undefined}
            onSave={(save) => {
              saves.save(work.data, save)
              if (save.andNext && around.next) open(around.next)
            }}
          />
        </div>
      ) : (
        <WorkSkeleton />
      )}
      <ShortcutsDialog
        isOpen={isHelpOpen}
        onOpenChange={setHelpOpen}
        isOn={keys.isOn}
        onChange={keys.setOn}
        hasRubric={assignment.rubric.length > 0}
      />
    </>
  )
}
