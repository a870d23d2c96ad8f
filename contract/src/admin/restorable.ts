import * as z from 'zod/mini'
import { Id } from '../fields.ts'

/** What only admins may do is refused to everybody else. */
export const REFUSED = ['not_signed_in', 'not_allowed'] as const

const OneThing = z.object({ id: Id })

export const ADMIN_REMOVAL = {
  method: 'DELETE',
  access: 'admin',
  input: OneThing,
  output: z.void(),
  status: 204,
  errors: [...REFUSED, 'not_found'],
} as const

export const ADMIN_RESTORATION = {
  method: 'POST',
  access: 'admin',
  input: OneThing,
  errors: [...REFUSED, 'not_found'],
} as const
