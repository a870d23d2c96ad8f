import type { AssignmentStatus } from '#engines/assignments/index.ts'
import { isOver } from '#engines/record/index.ts'
import { useNow } from '../use-now.ts'

type Deadline = { dueDate: string | null; status: AssignmentStatus }

/** While work is open, more of it may come: what is there is there "so far". */
export function useIsOpen(): (work: Deadline) => boolean {
  const now = useNow()
  return ({ dueDate, status }) =>
    !isOver({ dueDate: dueDate === null ? null : new Date(dueDate), status }, now)
}
