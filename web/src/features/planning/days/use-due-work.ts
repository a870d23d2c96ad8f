import { useQuery } from '@tanstack/react-query'
import type { MyAssignment } from '#contract/classroom/my-assignments.ts'
import { myAssignmentsQuery } from '../../../kit/classroom/work/my-assignments.data.ts'
import { useUser } from '../../../kit/session.ts'
import { sortByDueDay } from './lay-out-days.ts'

const NOTHING: readonly MyAssignment[] = []

/** Open work of the learner's classes, by the day on which it is due. Teachers and professionals are given none. */
export function useDueWork(): Map<string, MyAssignment[]> {
  const user = useUser()
  const isGivenWork = user?.role === 'student' || user?.role === 'college'
  const open = useQuery({ ...myAssignmentsQuery(user?.id ?? 0, 'open'), enabled: isGivenWork })
  return sortByDueDay(open.data ?? NOTHING, user?.timezone ?? 'UTC')
}
