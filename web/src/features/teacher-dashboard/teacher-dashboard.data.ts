import type { User } from '#contract/accounts.ts'
import { assignments } from '#contract/teaching/assignments.ts'
import { teacherCalendar } from '#contract/teaching/calendar.ts'
import { students } from '#contract/teaching/students.ts'
import { teacherDashboard } from '#contract/teaching/teacher-dashboard.ts'
import { dayIn, daysBefore } from '#engines/days/index.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

const DAYS_AHEAD = 14
export const MOST_SHOWN = 5
const STUDENTS_SHOWN = 3

export const figuresQuery = endpointQuery(['students', 'figures'], teacherDashboard.figures, {})

export const recentAssignmentsQuery = endpointQuery(['assignments', 'recent'], assignments.recent, {})

export const waitingQuery = endpointQuery(['assignments', 'waiting'], teacherDashboard.waiting, {})

/** Who could use a hand, the few that weigh most: nobody is audited who is not shown. */
export const needsQuery = endpointQuery(['students', 'needs'], students.list, {
  order: 'needsHelp',
  limit: STUDENTS_SHOWN,
})

/** From today on, by the calendar of the school. */
export function comingQuery({ schoolTimezone }: Pick<User, 'schoolTimezone'>) {
  const from = dayIn(schoolTimezone, new Date())
  return endpointQuery(['calendar', 'teacher', 'coming', from], teacherCalendar.read, {
    from,
    to: daysBefore(from, -DAYS_AHEAD),
  })
}
