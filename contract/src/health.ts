import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NothingSent } from './fields.ts'

export const health = {
  alive: endpoint({
    method: 'GET',
    path: '/healthz',
    access: 'public',
    summary: 'Answers once the product can serve.',
    input: NothingSent,
    output: z.object({ status: z.literal('ok') }),
    errors: [],
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz',
    access: 'public',
    summary: 'Asks the database and answers 503 while it does not reply or its disk is full.',
    input: NothingSent,
    output: z.object({ status: z.literal('ok') }),
    errors: ['unavailable'],
  }),
}
