import * as z from 'zod/mini'
import { SUBMISSION_STATUSES } from '#engines/assignments/index.ts'
import { Moment } from '../fields.ts'
import { rule } from '../refusals/rule.ts'

/** What an assignment is made of, alike for who gives it out, who does it and who grades it. */

export const MOST_POINTS = 1000
export const MOST_RESOURCES = 20
export const MOST_ATTACHMENTS = 5
export const MOST_CRITERIA = 12
export const MOST_LEVELS = 9
export const LONGEST_WORK = 50_000

/** A page of ours, a file of the classroom or a page of the web; it becomes a link, so no other scheme gets in. */
export const LinkAddress = z
  .string()
  .check(z.maxLength(2000), z.regex(/^(?:https?:\/\/[^\s/]|\/(?![/\\]))\S*$/i, rule('addressInvalid')))

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))

export const Attachment = z.object({
  name: Name,
  url: LinkAddress,
  mediaType: z.optional(z.string().check(z.maxLength(100))),
  sizeBytes: z.optional(z.int().check(z.minimum(0))),
})
export type Attachment = z.output<typeof Attachment>

const Points = z.number().check(z.minimum(0), z.maximum(MOST_POINTS))

/** One line of a rubric: what is looked at, and the points that each level brings. */
export const Criterion = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  title: Name,
  levels: z
    .array(
      z.object({
        title: Name,
        points: Points,
        description: z.optional(z.string().check(z.maxLength(500))),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_LEVELS)),
})
export type Criterion = z.output<typeof Criterion>

/** Points by the criterion's id. */
export const RubricScores = z.record(z.string().check(z.maxLength(40)), Points)
export type RubricScores = z.output<typeof RubricScores>

/** What is said of work in every list. */
export const WORK_FACTS = {
  id: z.int(),
  submittedAt: Moment,
  status: z.enum(SUBMISSION_STATUSES),
  /** Points after what lateness took; null until somebody gave some. */
  grade: z.nullable(z.number()),
  lateDeducted: z.number(),
  isAutomatic: z.boolean(),
}
