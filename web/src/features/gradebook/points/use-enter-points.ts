import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gradebook } from '#contract/teaching/gradebook.ts'
import { ApiError } from '../../../api/call.ts'
import { announce } from '../../../kit/announce.ts'
import { useGradeWork } from '../../../kit/grading/grading.data.ts'
import { useUser } from '../../../kit/session.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { gradebookQuery, overlayPoints, readEntry, replaceCell, writeState } from '../gradebook.data.ts'
import { type FailedPoints, failedPointsMemory } from './failed-points-memory.ts'
import type { PointsChange } from './paste-points.ts'

/** Saves that are on their way at once: a pasted column must not take every connection. */
const AT_ONCE = 4
const MOST_UNDONE = 50

type Undo = PointsChange[]

const keyOf = ({ studentId, assignmentId }: Pick<PointsChange, 'studentId' | 'assignmentId'>) =>
  `${studentId} ${assignmentId}`

/**
 * Points stand in their cell at once. What the server refuses goes out of the cell again and is kept in a list, until it is tried
 * again or given up.
 */
export function useEnterPoints(saved: Gradebook) {
  const { t } = useTranslation('gradebook')
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const grade = useGradeWork()
  const [waiting, setWaiting] = useState<ReadonlyMap<string, number | null>>(new Map())
  const { failed, setFailed } = useFailedPoints(saved.classId)
  const [undos, setUndos] = useState<readonly Undo[]>([])
  // Saves of one cell follow each other, each with the version that the one before has made.
  const lines = useRef(new Map<string, Promise<unknown>>())
  const { queryKey } = gradebookQuery(saved.classId)
  const readNow = () => queryClient.getQueryData(queryKey) ?? saved
  const nameOf = (studentId: number) => {
    const student = saved.pupils.find(({ id }) => id === studentId)
    return student ? `${student.firstName} ${student.lastName}` : ''
  }

  async function save(change: PointsChange): Promise<boolean> {
    const { studentId, assignmentId, points } = change
    const version = readEntry(readNow(), studentId, assignmentId)?.version ?? 0
    try {
      const status = points === null ? 'submitted' : 'graded'
      const given = { grade: points, status, version } as const
      const work = await grade.mutateAsync({ assignmentId, studentId, submissionId: null, given })
      // What was only noted is gone with its points, and missing again.
      const letter = writeState(work.state, work.daysLate > 0)
      const made = { grade: points, version: work.submission?.version ?? 0, letter }
      queryClient.setQueryData(queryKey, (book) => book && keepEntry(book, change, made))
      announce(t('cell.saved', { name: nameOf(studentId), grade: points ?? '–' }))
      return true
    } catch (error) {
      const isOutdated = error instanceof ApiError && error.code === 'conflict'
      const reason = isOutdated ? t('cell.conflict') : errorText(error)
      setFailed((before) => [...before.filter((one) => keyOf(one) !== keyOf(change)), { ...change, reason }])
      toast({
        title: t('cell.failed', { name: nameOf(studentId) }),
        description: reason,
        variant: 'destructive',
      })
      await queryClient.invalidateQueries({ queryKey })
      return false
    }
  }

  async function saveInTurn(change: PointsChange): Promise<boolean> {
    const key = keyOf(change)
    const turn = (lines.current.get(key) ?? Promise.resolve()).then(() => save(change))
    lines.current.set(key, turn)
    const isSaved = await turn
    if (lines.current.get(key) === turn) {
      lines.current.delete(key)
      setWaiting((before) => new Map([...before].filter(([one]) => one !== key)))
    }
    return isSaved
  }

  async function run(changes: readonly PointsChange[]): Promise<void> {
    const keys = new Set(changes.map(keyOf))
    setFailed((before) => before.filter((one) => !keys.has(keyOf(one))))
    setWaiting((before) => new Map([...before, ...changes.map((one) => [keyOf(one), one.points] as const)]))
    const queue = [...changes]
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await saveInTurn(next)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  function enter(changes: readonly PointsChange[]): void {
    const shown = overlayPoints(readNow(), waiting)
    const before = changes.map(({ studentId, assignmentId }) => ({
      studentId,
      assignmentId,
      points: readEntry(shown, studentId, assignmentId)?.grade ?? null,
    }))
    setUndos((all) => [...all, before].slice(-MOST_UNDONE))
    void run(changes)
  }

  function undo(): void {
    const last = undos.at(-1)
    if (!last) return
    setUndos((all) => all.slice(0, -1))
    announce(t('undone'))
    void run(last)
  }

  return {
    book: overlayPoints(saved, waiting),
    enter,
    undo: undos.length > 0 ? undo : null,
    failed,
    retry: () => void run(failed),
    discard: () => setFailed([]),
    isSaving: (studentId: number, assignmentId: number) => waiting.has(keyOf({ studentId, assignmentId })),
  }
}

/** Kept in the tab, so that they are still there after a look at another page. */
function useFailedPoints(classId: number) {
  const userId = useUser()?.id ?? 0
  const [failed, setFailed] = useState<readonly FailedPoints[]>(() => {
    const kept = failedPointsMemory.read(userId)
    return kept?.classId === classId ? kept.failed : []
  })
  useEffect(() => {
    if (failed.length > 0) failedPointsMemory.keep(userId, { classId, failed: [...failed] })
    else if (failedPointsMemory.read(userId)?.classId === classId) failedPointsMemory.forget(userId)
  }, [userId, classId, failed])
  return { failed, setFailed }
}

type Made = { grade: number | null; version: number; letter: string }

function keepEntry(
  book: Gradebook,
  { studentId, assignmentId }: PointsChange,
  { grade, version, letter }: Made,
) {
  const place = book.assignments.findIndex(({ id }) => id === assignmentId)
  if (place < 0) return book
  return {
    ...book,
    pupils: book.pupils.map((student) =>
      student.id === studentId
        ? { ...replaceCell(student, place, grade, letter), versions: student.versions.with(place, version) }
        : student,
    ),
  }
}
