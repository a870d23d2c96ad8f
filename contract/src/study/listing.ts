import * as z from 'zod/mini'
import { Id } from '../fields.ts'

/** The next page begins behind this one, the last of the page before. */
export const Paged = { before: z.optional(Id) }
export const sayPaged = (perPage: number) =>
  `newest first, ${perPage} at a time; the next ones come before the last one's id`

const OneThing = z.object({ id: Id })

/** Every study tool deletes and brings back alike. */
export const REMOVAL = {
  method: 'DELETE',
  input: OneThing,
  output: z.void(),
  status: 204,
  errors: ['not_signed_in', 'not_found'],
} as const

export const RESTORATION = {
  method: 'POST',
  input: OneThing,
  errors: ['not_signed_in', 'not_found'],
} as const
