import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { grading, type StudentWork, type SubmissionRow } from '#contract/teaching/grading.ts'
import { call } from '../../api/call.ts'
import { createWriter } from '../../api/create-writer.ts'
import { useWrite } from '../queries/use-write.ts'

/** Everything under this word is asked anew when work was turned in or graded elsewhere. */
const KEY = 'assignments'
/** Students turn in while their teacher grades; what changes is told over the open connection. */
const FRESH_FOR_MS = 30_000

export const submissionsQuery = (assignmentId: number) =>
  queryOptions({
    queryKey: [KEY, 'submissions', assignmentId],
    queryFn: ({ signal }) => call(grading.submissions, { id: assignmentId }, { signal }),
    staleTime: FRESH_FOR_MS,
  })

export const workQuery = (assignmentId: number, studentId: number) =>
  queryOptions({
    queryKey: [KEY, 'work', assignmentId, studentId],
    queryFn: ({ signal }) => call(grading.work, { id: assignmentId, studentId }, { signal }),
    staleTime: FRESH_FOR_MS,
  })

export type GradeInput = Omit<InputOf<typeof grading.gradeStudent>, 'id' | 'studentId'>
type GradeCall = { assignmentId: number; studentId: number; submissionId: number | null; given: GradeInput }

/** Work that is there is graded by its own id, work on paper by the student's. */
export function useGradeWork() {
  const queryClient = useQueryClient()
  const [write] = useState(() => {
    // A writer for each student: the next one is graded while the last one is still on its way.
    const writers = new Map<string, ReturnType<typeof createGradeWriter>>()
    return (sent: GradeCall) => {
      const key = `${sent.assignmentId} ${sent.studentId}`
      const writer = writers.get(key) ?? createGradeWriter()
      writers.set(key, writer)
      return writer(sent)
    }
  })
  return useMutation({
    mutationFn: write,
    onSuccess: (work) => keepWork(queryClient, work),
    // Refused because somebody else was quicker: what they saved is wanted at once.
    onError: (_, { assignmentId, studentId }) =>
      queryClient.invalidateQueries({ queryKey: workQuery(assignmentId, studentId).queryKey }),
  })
}

function createGradeWriter() {
  const [byId, byStudent] = [createWriter(grading.grade), createWriter(grading.gradeStudent)]
  return ({ assignmentId, studentId, submissionId, given }: GradeCall) =>
    submissionId === null
      ? byStudent({ id: assignmentId, studentId, ...given })
      : byId({ id: submissionId, ...given })
}

export function useExcuse(failed: string) {
  const queryClient = useQueryClient()
  return useWrite(grading.excuse, { failed, onSuccess: (work) => keepWork(queryClient, work) })
}

/** The answer of a write is the newest there is: shown at once in the work, the list and the counts beside it. */
export function keepWork(queryClient: QueryClient, work: StudentWork): void {
  const { assignmentId, studentId } = work
  queryClient.setQueryData(workQuery(assignmentId, studentId).queryKey, work)
  queryClient.setQueryData(
    submissionsQuery(assignmentId).queryKey,
    (list: OutputOf<typeof grading.submissions> | undefined) =>
      list && {
        ...list,
        rows: list.rows.map((row) => (row.studentId === studentId ? toRow(work) : row)),
      },
  )
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [key, name] }) => key === KEY && name !== 'work' && name !== 'submissions',
  })
}

function toRow(work: StudentWork): SubmissionRow {
  const { studentId, firstName, lastName, state, isExcused, daysLate, submission } = work
  return { studentId, firstName, lastName, state, isExcused, daysLate, submission }
}
