import type { PupilWork } from '#contract/teaching/grading.ts'
import { notify } from '../../domain/notifications/notify.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'

/** Once for each hand-in: a word that is corrected afterwards is no news. Open pages show it at once all the same. */
export async function tellPupil(
  { db, now, caller, presence, afterCommit }: CallerContext,
  { title, points }: { title: string; points: number },
  { assignmentId, studentId, submission }: PupilWork,
): Promise<void> {
  if (submission && submission.status !== 'submitted') {
    const { id, status, grade, submittedAt } = submission
    await notify({ db, now }, [studentId], {
      kind: status === 'graded' ? 'work_graded' : 'work_returned',
      data: { title, points, ...(grade !== null && { grade }) },
      link: `/assignments/${assignmentId}`,
      occasion: `${id} ${status} ${submittedAt}`,
    })
  }
  afterCommit(() => {
    for (const id of [studentId, caller.user.id]) presence.tell(id, { type: 'assignments' })
  })
}
