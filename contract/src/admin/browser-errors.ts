import * as z from 'zod/mini'
import { FRAME } from '#engines/browser-errors/index.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, SentMoment } from '../fields.ts'
import { listPages } from '../pages/pages.ts'

export const BROWSER_ERRORS_PER_PAGE = 50
/** So many different ones are kept; the one that was not seen for the longest makes room. */
export const MOST_BROWSER_ERRORS = 1_000
const LARGEST_REPORT_BYTES = 8 * 1024

/** Thrown while React drew the screen, anywhere else, or by a promise that nobody listened to. */
export const BROWSER_ERROR_KINDS = ['render', 'error', 'rejection'] as const
export type BrowserErrorKind = (typeof BROWSER_ERROR_KINDS)[number]

/** Addresses that the product does not have. */
export const OTHER_SCREEN = 'other'

const Screen = z
  .string()
  .check(z.refine((path) => path === OTHER_SCREEN || listPages().some((page) => page.path === path)))

const Fields = {
  kind: z.enum(BROWSER_ERROR_KINDS),
  /** Which build ran: the hash in the name of its first script. */
  release: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  /** The pattern of the page, `/lessons/:lessonId`; never an address. */
  screen: Screen,
  name: z.string().check(z.maxLength(100)),
  message: z.string().check(z.maxLength(1_000)),
  /** Places in our own scripts, innermost first. */
  frames: z.array(z.string().check(z.regex(FRAME))).check(z.maxLength(8)),
}

const BrowserError = z.object({
  id: z.int(),
  ...Fields,
  count: z.int(),
  firstSeenAt: Moment,
  lastSeenAt: Moment,
})
export type BrowserError = z.output<typeof BrowserError>

export const browserErrors = {
  report: endpoint({
    method: 'POST',
    path: '/api/browser-errors',
    access: 'public',
    summary:
      'An error of the web app, without anything about the person: the same one is counted, not stored again.',
    input: z.object(Fields),
    output: z.void(),
    status: 204,
    transaction: 'none',
    bodyLimitBytes: LARGEST_REPORT_BYTES,
    errors: ['invalid_input', 'too_large', 'too_many_requests'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/browser-errors',
    access: 'admin',
    summary: `Errors of the web app by build and screen, last seen first, ${BROWSER_ERRORS_PER_PAGE} at a time; \`before\` and \`beforeId\` are \`lastSeenAt\` and \`id\` of the last one of the page before.`,
    input: z.object({ before: z.optional(SentMoment), beforeId: z.optional(Id) }),
    output: z.object({ errors: z.array(BrowserError), hasMore: z.boolean() }),
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
}
