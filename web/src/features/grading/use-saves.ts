import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StudentWork } from '#contract/teaching/grading.ts'
import { ApiError } from '../../api/call.ts'
import { useGradeWork } from '../../kit/grading/grading.data.ts'
import { useUser } from '../../kit/session.ts'
import { openDraft } from '../../kit/study/draft.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { type GradeValues, KeptGrade, toGiven } from './grade-values.ts'

export type SaveState = 'saving' | 'saved' | 'failed'
export type Save = {
  values: GradeValues
  status: 'graded' | 'returned'
  /** The one that the grader has seen. */
  version: number
  andNext: boolean
}

export const openGradeDraft = (userId: number, assignmentId: number, studentId: number) =>
  openDraft(userId, `grade.${assignmentId}.${studentId}`, KeptGrade)

/**
 * Saves go on while the grader is with the next student already. What did not get through is kept on the device, and said.
 */
export function useSaves(assignmentId: number) {
  const { t } = useTranslation('grading')
  const user = useUser()
  const errorText = useErrorText()
  const grade = useGradeWork()
  const [states, setStates] = useState<Record<number, SaveState>>({})
  const mark = (studentId: number, state: SaveState) =>
    setStates((before) => ({ ...before, [studentId]: state }))

  async function save({ studentId, firstName, lastName, submission }: StudentWork, sent: Save) {
    mark(studentId, 'saving')
    const draft = openGradeDraft(user?.id ?? 0, assignmentId, studentId)
    const kept = { values: sent.values, version: sent.version }
    draft.keep(kept)
    try {
      await grade.mutateAsync({
        assignmentId,
        studentId,
        submissionId: submission?.id ?? null,
        given: toGiven(sent.values, sent.status, sent.version),
      })
    } catch (error) {
      mark(studentId, 'failed')
      const isOutdated = error instanceof ApiError && error.code === 'conflict'
      toast({
        title: t('save.failed', { name: `${firstName} ${lastName}` }),
        description: isOutdated ? t('save.outdated') : `${errorText(error)} ${t('save.kept')}`,
        variant: 'destructive',
      })
      return
    }
    mark(studentId, 'saved')
    // What was typed since then is still to be saved.
    if (JSON.stringify(draft.read()) === JSON.stringify(kept)) draft.forget()
  }

  return {
    stateOf: (studentId: number): SaveState | undefined => states[studentId],
    save: (work: StudentWork, sent: Save) => void save(work, sent),
  }
}
