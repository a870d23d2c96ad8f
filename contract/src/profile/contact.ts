import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { rule } from '../refusals/rule.ts'
import { FILL_IN, requireText } from '../study/fields.ts'
import { LONGEST_MESSAGE, LONGEST_SUBJECT } from './support.ts'

export const LONGEST_CONTACT_NAME = 100
export const LONGEST_EMAIL = 254

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    summary: 'A message of a visitor to the people behind this installation.',
    input: z.object({
      name: requireText(FILL_IN, LONGEST_CONTACT_NAME),
      email: requireText(FILL_IN, LONGEST_EMAIL).check(z.email(rule('contactEmailInvalid'))),
      subject: requireText(FILL_IN, LONGEST_SUBJECT),
      message: requireText(FILL_IN, LONGEST_MESSAGE),
      /** A field that people do not see. Whoever fills it in is a program: it is thanked and nothing is kept. */
      website: z.optional(z.string().check(z.maxLength(500))),
    }),
    output: z.object({ isReceived: z.literal(true) }),
    status: 201,
    errors: ['invalid_input', 'too_many_requests'],
  }),
}
