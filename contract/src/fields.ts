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

/** A moment, as it travels: ISO 8601 in UTC. */
export const Moment = z.iso.datetime()

/** What an endpoint that answers a file hands over. */
export const FileAnswer = z.object({
  name: z.string(),
  contentType: z.string(),
  content: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** Who has this very version already is told so instead of being sent it again. */
  etag: z.optional(z.string()),
})
export type FileAnswer = z.output<typeof FileAnswer>

/** The same where it may be too much to be held at once: its text comes piece by piece. */
export const StreamedFile = z.extend(FileAnswer, {
  content: z.custom<AsyncIterable<string>>((value) => Symbol.asyncIterator in Object(value)),
})
export type StreamedFile = z.output<typeof StreamedFile>

export const NothingSent = z.object({})
