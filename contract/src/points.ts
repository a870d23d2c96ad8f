import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id } from './fields.ts'

export const points = {
  save: endpoint({
    method: 'PUT',
    path: '/api/users/:id/points',
    access: 'self',
    summary:
      'Confirms the points the server has awarded. Never lowers them; a value that no result justifies is refused.',
    input: z.object({ id: Id, points: z.int().check(z.minimum(0), z.maximum(1_000_000_000)) }),
    output: z.object({ id: z.int(), points: z.int() }),
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'conflict'],
  }),
}
