import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Id, NothingSent } from '../fields.ts'

export const StudyPause = z.object({ id: z.int(), firstDay: Day, lastDay: Day })
export type StudyPause = z.output<typeof StudyPause>

export const LONGEST_PAUSE_DAYS = 60

export const pauses = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:userId/study-pauses',
    access: 'self',
    summary: 'Planned pauses of today and later; they never break a streak.',
    input: z.object({ userId: Id }),
    output: z.array(StudyPause),
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/users/:userId/study-pauses',
    access: 'self',
    summary: 'Plans a pause of at most 60 days, from today on and within a year.',
    input: z.object({ userId: Id, firstDay: Day, lastDay: Day }),
    output: StudyPause,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/users/:userId/study-pauses/:pauseId',
    access: 'self',
    person: 'userId',
    summary: 'Takes a planned pause back. Of one that has begun, the days that are over stay a pause.',
    input: z.object({ userId: Id, pauseId: Id }),
    output: NothingSent,
    errors: ['not_signed_in', 'not_found'],
  }),
}
