import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Gradebook,
  type GradebookStudent,
  gradebook,
  STATE_LETTERS,
} from '#contract/teaching/gradebook.ts'
import { isLate } from '#contract/teaching/read-states.ts'
import { ApiError, call } from '../../api/call.ts'
import { announce } from '../../kit/announce.ts'
import { useGradeWork } from '../../kit/grading/grading.data.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { toast } from '../../ui/toast/toast-store.ts'

export const gradebookQuery = (classId: number) =>
  queryOptions({
    queryKey: ['assignments', 'gradebook', classId],
    queryFn: ({ signal }) => call(gradebook.read, { id: classId }, { signal }),
    staleTime: 30_000,
  })

type Points = { student: GradebookStudent; place: number; points: number }

/** Points that were typed into a cell stand there at once, and go back when the server says no. */
export function useEnterPoints(book: Gradebook) {
  const { t } = useTranslation('gradebook')
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const grade = useGradeWork()
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set())
  const { queryKey } = gradebookQuery(book.classId)

  async function enter({ student, place, points }: Points) {
    const assignment = book.assignments[place]
    if (!assignment) return
    const key = `${student.id} ${place}`
    const name = `${student.firstName} ${student.lastName}`
    setSaving((before) => new Set([...before, key]))
    queryClient.setQueryData(queryKey, (shown) => shown && replaceCell(shown, student.id, place, points))
    try {
      await grade.mutateAsync({
        assignmentId: assignment.id,
        studentId: student.id,
        submissionId: null,
        given: { grade: points, status: 'graded', version: student.versions[place] ?? 0 },
      })
      announce(t('cell.saved', { name, grade: points }))
    } catch (error) {
      const isOutdated = error instanceof ApiError && error.code === 'conflict'
      toast({
        title: t('cell.failed', { name }),
        description: isOutdated ? t('cell.conflict') : errorText(error),
        variant: 'destructive',
      })
      await queryClient.invalidateQueries({ queryKey })
    } finally {
      setSaving((before) => new Set([...before].filter((one) => one !== key)))
    }
  }
  return {
    enter: (points: Points) => void enter(points),
    isSaving: (id: number, place: number) => saving.has(`${id} ${place}`),
  }
}

function replaceCell(book: Gradebook, studentId: number, place: number, points: number): Gradebook {
  return {
    ...book,
    pupils: book.pupils.map((student) => {
      if (student.id !== studentId) return student
      const letter = isLate(student, place) ? STATE_LETTERS.graded.toUpperCase() : STATE_LETTERS.graded
      return {
        ...student,
        states: student.states.slice(0, place) + letter + student.states.slice(place + 1),
        grades: student.grades.with(place, points),
        versions: student.versions.with(place, (student.versions[place] ?? 0) + 1),
      }
    }),
  }
}
