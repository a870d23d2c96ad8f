import * as z from 'zod/mini'
import { rule } from './refusals/rule.ts'

const LARGEST_ID = 2_147_483_647

/** What was sent for a number; NaN where it is no whole one. */
export const readWholeNumber = (sent: number | string) =>
  typeof sent === 'number' || /^\d{1,10}$/.test(sent) ? Number(sent) : Number.NaN

/** Paths and queries carry it as text, bodies as a number. */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.union([z.number(), z.string()]),
    z.pipe(z.transform(readWholeNumber), z.int().check(z.minimum(least), z.maximum(most))),
  )

/** A row's id. */
export const Id = wholeNumber(1, LARGEST_ID)

/** A school grade, or 13 for college. */
export const Grade = wholeNumber(1, 13)

/** By the clock: 16:30. */
export const Clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, rule('timeInvalid')))

/** No database of ours knows a year 0, and where the year 1 begins depends on the zone. */
const isInKnownYear = (at: string) => at >= '0002'

/** A day of the calendar: 2026-03-01. */
export const Day = z.iso.date().check(z.refine(isInKnownYear))

/** A moment, as it is sent: ISO 8601 in UTC. */
export const SentMoment = z.iso.datetime().check(z.refine(isInKnownYear))

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
