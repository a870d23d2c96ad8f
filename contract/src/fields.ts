import * as z from 'zod/mini'

const LARGEST_ID = 2_147_483_647

/** A row's id. Paths and queries carry it as text, bodies as a number. */
export const Id = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,10}$/, 'Expected a whole number'))]),
  z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(LARGEST_ID))),
)

/** A school grade, or 13 for college, from a query. */
export const Grade = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,2}$/, 'Expected a grade from 1 to 13'))]),
  z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(13))),
)

/** A day of the calendar: 2026-03-01. */
export const Day = z.iso.date()

/** A moment, as it is sent: ISO 8601 in UTC. */
export const SentMoment = z.iso.datetime()

/** A moment of an answer. The server hands over a date as the database has it; ISO 8601 in UTC travels. */
export const Moment = z.pipe(
  z.union([z.string(), z.date()]),
  z.pipe(
    z.transform((at: string | Date) => (at instanceof Date ? at.toISOString() : at)),
    SentMoment,
  ),
)

export const NothingSent = z.object({})

/** In years, as somebody says it. */
export const Age = z.int().check(z.minimum(4), z.maximum(120))
