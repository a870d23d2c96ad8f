import * as z from 'zod/mini'
import { readWholeNumber } from '../fields.ts'
import type { PlainReason } from '../refusals/catalog.ts'
import { rule } from '../refusals/rule.ts'

/** What notes, flashcards, study guides and videos have alike. */

export const LONGEST_TITLE = 300
export const LONGEST_TAG = 100
export const MOST_TAGS = 30
export const FILL_IN = rule('requiredFieldsMissing')
export const SIGNED_OUT = rule('userNotAuthenticated')

/** The documented text also where the field was not sent at all. */
const say = (missing: PlainReason) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined ? missing : undefined),
})

/** A line that must be there; spaces around it do not count. */
export const requireText = (missing: PlainReason, longest: number) =>
  z.string(say(missing)).check(z.trim(), z.minLength(1, missing), z.maxLength(longest))

/** A text that must hold something; its spaces and line breaks stay as they were typed. */
export const requireContent = (missing: PlainReason, longest: number) =>
  z.string(say(missing)).check(z.regex(/\S/, missing), z.maxLength(longest))

/** Without commas: they stand between tags wherever tags are typed or written in a table. */
export const Tag = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LONGEST_TAG), z.regex(/^[^,\n\r\t]*$/, rule('tagHasCommas')))
export const Tags = z.array(Tag).check(z.maxLength(MOST_TAGS))

export const Words = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

/** Free words, not one of the product's subjects. */
export const SubjectName = z.nullable(z.string().check(z.trim(), z.maxLength(100)))

/** A number, a number as a form sends it, or nothing: null, or an empty text. */
export const GradeOrNone = z.nullable(
  z.pipe(
    z.union([z.number(), z.string()]),
    z.pipe(
      z.transform((sent: number | string) => (sent === '' ? null : readWholeNumber(sent))),
      z.nullable(z.int().check(z.minimum(1), z.maximum(13))),
    ),
  ),
)
