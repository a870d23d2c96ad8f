import * as z from 'zod/mini'
import type { Said } from '#engines/refusals/refusal.ts'

const params = z.optional(z.custom<NonNullable<Said['params']>>((value) => typeof value === 'object'))

/** What is wrong with a part of what was sent: a reason of the catalog, and its text in English. */
export const SAID = { reason: z.string(), params, message: z.string() }
