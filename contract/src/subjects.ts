import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, NothingSent } from './fields.ts'

export const Subject = z.object({
  id: z.int(),
  name: z.string(),
  color: z.string(),
  icon: z.nullable(z.string()),
})
export type Subject = z.output<typeof Subject>

export const subjects = {
  list: endpoint({
    method: 'GET',
    path: '/api/subjects',
    access: 'signedIn',
    summary: 'All subjects, by name.',
    input: NothingSent,
    output: z.array(Subject),
    errors: ['not_signed_in'],
    offline: 'lastSeen',
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/subjects/:id',
    access: 'signedIn',
    summary: 'One subject.',
    input: z.object({ id: Id }),
    output: Subject,
    errors: ['not_signed_in', 'not_found'],
    offline: 'lastSeen',
  }),
}
