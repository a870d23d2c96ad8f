import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { requireText } from './fields.ts'

export const MOST_MEMORIES = 10
export const LONGEST_MEMORY = 200

/** A line that the tutor remembers about a learner: a goal, what helps, the day of a test. */
export const TutorMemory = z.object({ id: z.int(), text: z.string(), createdAt: Moment })
export type TutorMemory = z.output<typeof TutorMemory>

const Line = requireText(rule('textRequired'), LONGEST_MEMORY)

export const tutorMemory = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:userId/tutor-memory',
    access: 'selfOrStaff',
    summary: 'What the tutor remembers about a learner, the oldest line first.',
    input: z.object({ userId: Id }),
    output: z.array(TutorMemory),
    errors: ['not_signed_in', 'not_found'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/users/:userId/tutor-memory',
    access: 'self',
    summary: 'Tells the tutor something to remember; at most ten lines of 200 characters.',
    input: z.object({ userId: Id, text: Line }),
    output: TutorMemory,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'conflict'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/users/:userId/tutor-memory/:memoryId',
    access: 'self',
    person: 'userId',
    summary: 'Changes a line that the tutor remembers.',
    input: z.object({ userId: Id, memoryId: Id, text: Line }),
    output: TutorMemory,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/users/:userId/tutor-memory/:memoryId',
    access: 'self',
    person: 'userId',
    summary: 'Makes the tutor forget a line.',
    input: z.object({ userId: Id, memoryId: Id }),
    output: NothingSent,
    errors: ['not_signed_in', 'not_found'],
  }),
}
