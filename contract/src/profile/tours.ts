import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { NothingSent } from '../fields.ts'

/** One for each kind of dashboard. The youngest have that of students in simpler words. */
export const TOURS = ['student', 'college', 'professional', 'teacher', 'admin', 'guardian'] as const
export const TOUR_OUTCOMES = ['finished', 'skipped'] as const
export type Tour = (typeof TOURS)[number]
export type TourOutcome = (typeof TOUR_OUTCOMES)[number]

export const tours = {
  seen: endpoint({
    method: 'GET',
    path: '/api/tours',
    access: 'signedIn',
    summary: 'The guided tours that the signed-in user has finished or skipped, on whatever device.',
    input: NothingSent,
    output: z.object({ seen: z.array(z.enum(TOURS)) }),
    errors: ['not_signed_in'],
  }),
  markSeen: endpoint({
    method: 'PUT',
    path: '/api/tours/:tour',
    access: 'signedIn',
    summary:
      'Notes that a guided tour was finished or skipped: it is not shown by itself again. The first time counts.',
    input: z.object({ tour: z.enum(TOURS), outcome: z.enum(TOUR_OUTCOMES) }),
    output: NothingSent,
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
