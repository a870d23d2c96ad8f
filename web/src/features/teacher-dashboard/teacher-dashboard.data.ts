import { queryOptions } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { assignments } from '#contract/teaching/assignments.ts'
import { teacherCalendar } from '#contract/teaching/calendar.ts'
import { students } from '#contract/teaching/students.ts'
import { teacherDashboard } from '#contract/teaching/teacher-dashboard.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { call } from '../../api/call.ts'

const DAYS_AHEAD = 14
export const MOST_SHOWN = 5
const PUPILS_SHOWN = 3

export const summaryQuery = queryOptions({
  queryKey: ['students', 'summary'],
  queryFn: ({ signal }) => call(teacherDashboard.summary, {}, { signal }),
})

export const recentAssignmentsQuery = queryOptions({
  queryKey: ['assignments', 'recent'],
  queryFn: ({ signal }) => call(assignments.recent, {}, { signal }),
})

export const waitingQuery = queryOptions({
  queryKey: ['assignments', 'waiting'],
  queryFn: ({ signal }) => call(teacherDashboard.waiting, {}, { signal }),
})

/** Who could use a hand, the few that weigh most: nobody is audited who is not shown. */
export const needsQuery = queryOptions({
  queryKey: ['students', 'needs'],
  queryFn: ({ signal }) => call(students.list, { order: 'needsHelp', limit: PUPILS_SHOWN }, { signal }),
})

/** From the teacher's own today on. */
export function comingQuery({ timezone }: Pick<User, 'timezone'>) {
  const from = dayIn(timezone, new Date())
  return queryOptions({
    queryKey: ['calendar', 'teacher', 'coming', from],
    queryFn: ({ signal }) =>
      call(teacherCalendar.read, { from, to: daysBefore(from, -DAYS_AHEAD) }, { signal }),
  })
}
