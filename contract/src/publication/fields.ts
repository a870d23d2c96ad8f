import * as z from 'zod/mini'
import { CONTACT_KINDS } from '#engines/publication/index.ts'

/** Why an adult declines what a minor wants to show; a message of their own may come with it. */
export const DECLINE_REASONS = ['personal', 'unkind', 'unsuitable', 'copied', 'other'] as const
export const LONGEST_DECLINE_MESSAGE = 300

/** What the student reads when it was declined. */
export const Decline = z.object({
  reason: z.nullable(z.enum(DECLINE_REASONS)),
  message: z.nullable(z.string()),
})
export type Decline = z.output<typeof Decline>

/** `waiting`: an adult has not looked at it yet. `declined` and `hidden`: an adult keeps it from others. */
export const SHARING_STATES = ['private', 'waiting', 'public', 'declined', 'hidden'] as const

/** How an adult explains a decline. */
export const DeclineWords = {
  reason: z.optional(z.nullable(z.enum(DECLINE_REASONS))),
  message: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_DECLINE_MESSAGE)))),
}

const TEXT_PARTS = ['title', 'subject', 'description', 'content', 'displayName', 'bio', 'program'] as const

/** A text that waits, with the places in it by which somebody could be reached or found. */
export const ShownText = z.object({
  part: z.enum(TEXT_PARTS),
  text: z.string(),
  contacts: z.array(z.object({ kind: z.enum(CONTACT_KINDS), start: z.int(), end: z.int() })),
})
export type ShownText = z.output<typeof ShownText>
